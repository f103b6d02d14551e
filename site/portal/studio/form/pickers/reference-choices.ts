import type { Choice } from '../../../../../schema/editor/folder-values.ts';
import type { FormSource } from '../edits/source.ts';
import type { Reference } from '../fields/control.ts';
import type { FormChoices } from '../form-context.ts';

/** What a reference can name. */
export function referenceChoices(
  reference: Reference,
  choices: FormChoices,
  { data, extends: bases }: Pick<FormSource, 'data' | 'extends'>,
): Choice[] {
  if (reference.to === 'content') return choices.content[reference.collection] ?? [];
  if (reference.to === 'media') {
    const fits = new RegExp(reference.pattern, 'u');
    return choices.media.filter(({ value }) => fits.test(value));
  }
  if (reference.to !== 'anchors') return choices[reference.to];
  const page = choices.anchors.find(({ routes }) => routes.includes(String(data.route)));
  const base = choices.anchors.find((one) => bases.some((name) => one.bases.includes(name)));
  return (page ?? base)?.anchors ?? [];
}
