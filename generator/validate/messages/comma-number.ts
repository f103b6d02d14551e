/**
 * The number that was written with a comma: `4,5` as elsewhere in the world, or `1,200` with its thousands apart.
 * @returns undefined when this is no number with a comma
 */
export function meantNumber(written: string): { number: string; isDecimal: boolean } | undefined {
  const text = written.trim();
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { number: text.replaceAll(',', ''), isDecimal: false };
  if (/^[-+]?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(text))
    return { number: text.replaceAll('.', '').replace(',', '.'), isDecimal: true };
  return undefined;
}
