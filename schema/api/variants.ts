/** An experiment and one of its variants, such as `lp8-price:b`. */
const variant = /^[a-z0-9][a-z0-9-]{0,59}:[a-z0-9][a-z0-9-]{0,39}$/;

/** A page shows a variant of each of its experiments; more are made up. */
const maxVariants = 4;

/**
 * The variants that a page showed, sorted and separated by spaces.
 * @param text as browsers report them, unvalidated
 * @returns an empty text unless all of them are valid
 */
export function readVariants(text: unknown): string {
  if (typeof text !== 'string' || text === '') return '';
  const all = [...new Set(text.split(' '))].sort();
  return all.length <= maxVariants && all.every((one) => variant.test(one)) ? all.join(' ') : '';
}
