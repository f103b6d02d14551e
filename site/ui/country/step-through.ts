/** How many options Page Up and Page Down pass over. */
const page = 6;

/**
 * Where a key leads in a list of options, or undefined when the key does not move. The ends are joined.
 * @param at the active option, -1 for none
 * @param count how many options there are
 */
export function stepThrough(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(at + page, last);
    case 'PageUp':
      return Math.max(at - page, 0);
    default:
      return undefined;
  }
}
