import { isAnswerName } from '../../schema/api/answers.ts';

/** The values of a body by name: cleaned, and without null. */
export type Fields = Record<string, unknown>;

/** Fields that keep their line breaks. */
const multiLine = new Set(['message', 'description']);

/** Control characters that change the text's direction. People do not type them, but paste them along with phone numbers. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trims text, joins lines, and removes invisible characters, so stored text is safe in an email header or a row of any
 * database and shows what it contains. Null means absent. Values of other types are left to the schema.
 */
export function sanitizeFields(body: Record<string, unknown>): Fields {
  const present = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, typeof value === 'string' ? sanitize(name, value) : value]),
  );
}

function sanitize(name: string, value: string): string {
  if (multiLine.has(name) || isAnswerName(name)) return cleanText(value);
  return value
    .toWellFormed()
    .replace(directions, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Text with its line breaks, without invisible characters. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(directions, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * The text of a field, or null if it is absent or empty. Arrays and objects are not text: they can be nested too deeply
 * to serialize, and an object can define its own `toString`.
 */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return value === undefined || value === '' || typeof value === 'object' ? null : String(value);
}
