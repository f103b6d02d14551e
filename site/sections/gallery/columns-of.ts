import type { SectionProps } from '../../prepared-data.ts';

/** The number of columns on wide screens, chosen to fill the last row of screens if possible. @param count of pictures */
export function columnsOf(shape: NonNullable<SectionProps<'gallery'>['shape']>, count: number): 2 | 3 | 4 {
  if (shape === 'page') return count === 4 ? 4 : 3;
  if (shape === 'video') return 2;
  if (count % 3 === 0) return 3;
  return count > 4 && count % 4 === 0 ? 4 : 2;
}
