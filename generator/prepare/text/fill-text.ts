import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { nameOf } from '../../validate/messages/names.ts';
import type { PrepareContext } from '../value/context.ts';
import type { TextRule } from '../value/plan.ts';
import { interpolate } from './interpolate.ts';

/**
 * A text with its facts. What was long enough as it is written may be empty or too long with them, so it is looked at again.
 * @param tell told what is wrong
 */
export function fillText(
  text: string,
  { minLength = 0, maxLength }: TextRule,
  at: Path,
  { fact, factNames }: Pick<PrepareContext, 'fact' | 'factNames'>,
  tell: (found: Finding) => void,
): string {
  let isWhole = true;
  const filled = interpolate(text, fact, (name, written) => {
    isWhole = false;
    const known = factNames();
    tell(
      finding('UnknownFact', { name, written, known, nearest: nearest(name, known) }, at, 'value', written),
    );
  });
  if (filled === text || !isWhole) return filled;
  const key = nameOf(at, 'text');
  if (minLength > 0 && !/\S/.test(filled)) tell(finding('EmptyValue', { key, filled: true }, at));
  const length = maxLength !== undefined && filled.length > maxLength ? [...filled].length : 0;
  if (maxLength !== undefined && length > maxLength)
    tell(finding('TooLong', { key, limit: maxLength, length, filled: true }, at));
  return filled;
}
