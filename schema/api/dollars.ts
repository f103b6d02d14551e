const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents as US dollars, such as `$1,219.50`. Exact for every amount that can be charged to a card. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}
