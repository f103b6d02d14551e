import { flagHeight, flagsInRow, flagWidth } from './flag-sheet.ts';

/**
 * A country's flag, beside its name. Without a place on the sheet it is the default country's, which the form's style
 * sheet holds; the sheet itself comes with the list.
 */
export function Flag({ place }: { place?: number }) {
  if (place === undefined) return <span className="flag" aria-hidden="true" />;
  const left = -(place % flagsInRow) * flagWidth;
  const top = -Math.floor(place / flagsInRow) * flagHeight;
  return (
    <span
      className="flag flag-of-sheet"
      style={{ backgroundPosition: `${left}px ${top}px` }}
      aria-hidden="true"
    />
  );
}
