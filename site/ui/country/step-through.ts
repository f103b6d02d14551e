/** Options per Page Up or Page Down. */
const page = 6;

/**
 * The option that a key moves to, or undefined if the key does not move. Arrow keys wrap around.
 * @param at index of the active option, -1 for none
 * @param count number of options
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
