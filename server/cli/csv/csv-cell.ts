/**
 * What spreadsheets read as the start of a formula, even after whitespace. East Asian input methods type the full-width
 * forms. Source: OWASP, "CSV Injection".
 */
const formula = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;

/**
 * The same after separators that some spreadsheets honor even inside quotes: Excel splits at semicolons in locales with
 * decimal commas.
 */
const innerFormula = /([;\t\r\n][\s"\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** Leading whitespace that spreadsheets interpret. */
const blankStart = /^[\t\r\n]/;

/** Prefixes formulas with an apostrophe, so no spreadsheet evaluates them. */
export function csvCell(text: string): string {
  const safe = text.replace(innerFormula, "$1'");
  return formula.test(safe) || blankStart.test(safe) ? `'${safe}` : safe;
}
