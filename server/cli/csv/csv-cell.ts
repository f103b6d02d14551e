/**
 * What spreadsheets read as the start of a formula, also behind blanks. The wide forms are what East Asian input methods
 * type. Source: OWASP, "CSV Injection".
 */
const formula = /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u;

/**
 * The same behind what some spreadsheets take for the start of another cell or row, whatever quotes say: Excel splits at
 * semicolons where commas are decimal.
 */
const innerFormula = /([;\t\r\n][\s"\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** Blanks at the start that spreadsheets themselves give a meaning to. */
const blankStart = /^[\t\r\n]/;

/** A text that no spreadsheet calculates: an apostrophe stands before what it would. */
export function csvCell(text: string): string {
  const safe = text.replace(innerFormula, "$1'");
  return formula.test(safe) || blankStart.test(safe) ? `'${safe}` : safe;
}
