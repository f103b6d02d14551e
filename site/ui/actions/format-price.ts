/** A price as people write it, without its sign: 219, and 49.90 where there are cents. @param price in US dollars */
export function formatPrice(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2);
}
