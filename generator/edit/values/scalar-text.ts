import { parseDocument } from 'yaml';
import { yamlOptions } from '../../load/syntax/yaml-issues.ts';

/** Characters that cannot be written as they are, or would not be seen: they are escaped in double quotes. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to escape
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u2028\u2029\u200b\u2060\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const escapes: Record<string, string> = {
  '\0': '\\0',
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\x1b': '\\e',
  '\u0085': '\\N',
  '\u00a0': '\\_',
  '\u2028': '\\L',
  '\u2029': '\\P',
};

/** Whether a text has characters that only double quotes can show. */
export const hasHidden = (text: string) => hidden.test(text);

export function doubleQuoted(text: string): string {
  const escaped = text.replace(
    new RegExp(`["\\\\]|${hidden.source}`, 'g'),
    (found) => escapes[found] ?? (/["\\]/.test(found) ? `\\${found}` : unicodeEscape(found)),
  );
  return `"${escaped}"`;
}

const unicodeEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @returns undefined for text that needs escapes */
export function singleQuoted(text: string): string | undefined {
  return hasHidden(text) ? undefined : `'${text.replaceAll("'", "''")}'`;
}

/**
 * Text without quotes, if it reads back as the same text. Text that YAML 1.1 reads as something else, such as `yes` and
 * dates, is quoted as well, because other tools read the files, too.
 * @param loose whether the reader of YAML 1.2 alone decides, for a file that writes such text without quotes
 * @returns undefined for text that needs quotes
 */
export function plainScalar(text: string, { inFlow, loose = false }: PlainOptions): string | undefined {
  const isSafe =
    text !== '' &&
    text === text.trim() &&
    !hasHidden(text) &&
    !/^[&*!%@`'"|>#{}[\],=]|^<<$|^[-?:](?:\s|$|[,[\]{}])|^(?:---|\.\.\.)|: |:$| #/.test(text) &&
    !(inFlow && /[,[\]{}]|^[?:-]|:["']/.test(text));
  if (!isSafe) return undefined;
  if (/^[A-Za-z]+(?: [A-Za-z]+)+[.!?]?$/.test(text)) return text;
  return readsAsText(text, inFlow) && (loose || readsAsText(text, inFlow, '1.1')) ? text : undefined;
}

interface PlainOptions {
  inFlow: boolean;
  loose?: boolean;
}

/** Whether a text without quotes reads as itself in a version of YAML. */
export function readsAsText(text: string, inFlow: boolean, version: '1.1' | '1.2' = '1.2'): boolean {
  const document = parseDocument(inFlow ? `[${text}]` : `- ${text}`, { ...yamlOptions, version });
  if (document.errors.length + document.warnings.length > 0) return false;
  const data = document.toJS() as unknown;
  return Array.isArray(data) && data.length === 1 && data[0] === text;
}

/** A text in the house style: plain, or in double quotes, or in single quotes if that saves escapes. */
export function quotedWhereNeeded(text: string, inFlow: boolean): string {
  // A space that does not break looks like any other, except as an escape.
  const plain = plainScalar(text, { inFlow });
  if (plain !== undefined) return plain;
  const single = /["\\]/.test(text) && !text.includes("'") ? singleQuoted(text) : undefined;
  return single ?? doubleQuoted(text);
}

/** A number, true, false, or null. */
export function constantText(value: number | boolean | null): string {
  if (typeof value !== 'number' || Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  if (Number.isNaN(value)) return '.nan';
  return value > 0 ? '.inf' : '-.inf';
}
