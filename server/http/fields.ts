/** The values of a body by the names that the caller gave them: tidied, and without those that say nothing. */
export type Fields = Record<string, unknown>;

/** The only field that keeps its line breaks. */
const multiLine = new Set(['message']);

/** Turn the order of all letters behind them around; nobody types them, but they are copied along with numbers. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trims texts, joins lines and takes out what is not to be seen, so that what is stored can stand in a mail header or
 * a row of any database, and reads as it is. Null means absent. Values of other types stay for the schema to judge.
 */
export function tidyFields(body: Record<string, unknown>): Fields {
  const present = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, typeof value === 'string' ? tidy(name, value) : value]),
  );
}

function tidy(name: string, value: string): string {
  const text = value.toWellFormed().replace(directions, '');
  if (!multiLine.has(name)) return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * The text of a field, or null when it is absent or empty. Arrays and objects are no text: they may be nested too
 * deeply to be written out, and an object can say itself how it is.
 */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return value === undefined || value === '' || typeof value === 'object' ? null : String(value);
}
