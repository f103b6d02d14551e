/** Formats a price without its currency sign: `219`, or `49.90` if it has cents. @param price in US dollars */
export function formatPrice(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}
