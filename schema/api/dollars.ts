const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents as US dollars, such as `$1,219.50`. Exact for every amount that can be charged to a card. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/** Limits of a charge, in US cents. Source: Stripe's documentation, "Minimum and maximum charge amounts". */
export const minCents = 50;
export const maxCents = 99_999_999;

/** Why cards cannot be charged an amount; undefined if they can. */
export function chargeProblem(cents: number): string | undefined {
  if (cents < minCents) return `Cards cannot be charged less than ${formatDollars(minCents)}.`;
  if (cents > maxCents) return `Cards cannot be charged more than ${formatDollars(maxCents)}.`;
  return undefined;
}
