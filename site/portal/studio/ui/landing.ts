/** A side of a row. */
export type Side = 'above' | 'below';

/** The position of an item after it is dropped on another one, on a side of it. */
export function landing(from: number, over: number, side: Side): number {
  const gap = side === 'above' ? over : over + 1;
  return from < gap ? gap - 1 : gap;
}
