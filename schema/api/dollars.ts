const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars for people, such as `$1,219.50`. Of all amounts that cards can be charged, a double holds every cent. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}
