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
 * File names for the pictures of a variant of a running experiment, the same each time they are taken. An experiment that was started
 * again on the day of an earlier one has a number. A dot is part of no name and no id, so the number cannot be taken for one.
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
