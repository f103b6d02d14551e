import type { VariantPictures } from '../../../../server/experiments/report/report-file.ts';

interface PicturedVariant {
  /** Of the experiment. */
  name: string;
  /** Its first day. */
  started: string;
  /** Of the variant. */
  id: string;
}

/**
 * File names for the pictures of a variant of a running experiment, the same each time they are taken. If the experiment was started
 * again on the day of an earlier one, they contain a number, after a dot, because neither names nor ids contain dots.
 * @param ended the experiments that are over
 */
export function pictureNames(
  { name, started, id }: PicturedVariant,
  ended: readonly Pick<PicturedVariant, 'name' | 'started'>[],
): VariantPictures {
  const earlier = ended.filter((one) => one.name === name && one.started === started).length;
  const start = `${name}-${started}${earlier > 0 ? `.${earlier + 1}` : ''}-${id}`;
  return { phone: `${start}-phone.jpg`, desktop: `${start}-desktop.jpg` };
}
