/**
 * Parses a number written with a comma: a decimal comma (`4,5`) or thousands separators (`1,200`).
 * @returns undefined when the text is not such a number
 */
export function parseCommaNumber(written: string): { number: string; isDecimal: boolean } | undefined {
  const text = written.trim();
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { number: text.replaceAll(',', ''), isDecimal: false };
  if (/^[-+]?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(text))
    return { number: text.replaceAll('.', '').replace(',', '.'), isDecimal: true };
  return undefined;
}
