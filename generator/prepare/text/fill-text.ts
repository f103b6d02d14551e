import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { nameOf } from '../../validate/messages/names.ts';
import type { PrepareContext } from '../value/context.ts';
import type { TextRule } from '../value/plan.ts';
import { factSlips } from './fact-slips.ts';
import { interpolate } from './interpolate.ts';
import { urlParams } from './url-params.ts';

/** Inserts facts into a text and checks its length again, because facts can make it empty or too long. */
export function fillText(
  text: string,
  { minLength = 0, maxLength, quoted, params }: TextRule,
  at: Path,
  context: Pick<PrepareContext, 'fact' | 'factNames' | 'handwritten' | 'handwrittenPhone'>,
  report: (found: Finding) => void,
): string {
  const { fact, factNames, handwritten, handwrittenPhone } = context;
  const section = at[0] === 'sections' && { section: String(at[1]) };
  const phone = quoted ? undefined : handwrittenPhone(text);
  if (phone !== undefined)
    report(finding('HandwrittenPhone', { written: phone, ...section }, at, 'value', phone));
  if (!quoted)
    for (const { written, ...data } of handwritten(text))
      report(finding('HandwrittenNumber', { written, ...data, ...section }, at, 'value', written));
  for (const [, name = '', word = ''] of text.matchAll(/\$\{(\w+)\}[\s-]+(\w+)/g)) {
    const shown = fact(name);
    if (shown?.includes(' ') && stem(shown.split(' ').at(-1)) === stem(word))
      report(finding('RepeatedUnit', { name, text: shown, word }, at, 'value', word));
  }
  for (const { written, name } of factSlips(text, (name) => fact(name) !== undefined))
    report(finding('BrokenFact', { written, name, known: factNames() }, at, 'value', written));
  if (!params)
    for (const { written } of urlParams(text).params)
      report(finding('UrlParamInPlainText', { key: nameOf(at, 'text'), written }, at, 'value', written));
  let isComplete = true;
  const filled = interpolate(text, fact, (name, written) => {
    isComplete = false;
    report(finding('UnknownFact', { name, written, known: factNames() }, at, 'value', written));
  });
  if (filled === text || !isComplete) return filled;
  const key = nameOf(at, 'text');
  if (minLength > 0 && !/\S/.test(filled)) report(finding('EmptyValue', { key, filled: true }, at));
  const length = maxLength !== undefined && filled.length > maxLength ? [...filled].length : 0;
  if (maxLength !== undefined && length > maxLength)
    report(finding('TooLong', { key, limit: maxLength, length, filled: true }, at));
  return filled;
}

const stem = (word = '') => word.toLowerCase().replace(/s$/, '');
