import { flagHeight, flagsPerRow, flagWidth } from './flag-sheet.ts';

/**
 * A country's flag, shown next to its name. Without an index it is the default country's flag, which the form's CSS
 * draws; the sheet with the others loads with the list.
 */
export function Flag({ index }: { index?: number }) {
  if (index === undefined) return <span className="flag" aria-hidden="true" />;
  const left = -(index % flagsPerRow) * flagWidth;
  const top = -Math.floor(index / flagsPerRow) * flagHeight;
  return (
    <span
      className="flag flag-of-sheet"
      style={{ backgroundPosition: `${left}px ${top}px` }}
      aria-hidden="true"
    />
  );
}
