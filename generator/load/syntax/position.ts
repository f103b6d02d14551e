import type { Fault } from './yaml-issues.ts';

/** A fault with the lines around it. Lines and columns count from 1. */
export interface Place extends Fault {
  lines: string[];
  line: number;
  column: number;
  /** The first line that may be to blame. */
  first: number;
}

/** A fault in the words of the person who wrote the file, and the place that is really to be mended. */
export interface Explanation {
  reason: string;
  remedy: string;
  line: number;
  column: number;
  length: number;
}

export function placeOf(fault: Fault, text: string): Place {
  const lines = text.split(/\r?\n/);
  const { line, column } = positionOf(text, Math.min(fault.offset, Math.max(0, text.trimEnd().length - 1)));
  return { ...fault, lines, line, column, first: positionOf(text, fault.from).line };
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** A line as a key and its value, with the column of each; undefined for other lines. */
export function keyLineOf(text: string) {
  const match = /^(\s*(?:- +)*)("[^"]*"|'[^']*'|[^\s:#'"{}[\],&*!|>%@`-][^:#]*?):(?:\s+(.*?))?\s*$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, lead = '', key = '', value = ''] = match;
  const at = value === '' ? text.trimEnd().length : text.indexOf(value, lead.length + key.length + 1);
  return { key, keyColumn: lead.length + 1, value, valueColumn: at + 1 };
}

export const indentOf = (text: string) => text.length - text.trimStart().length;
export const isBlank = (text: string) => /^\s*(?:#.*)?$/.test(text);

/** A text in the quotes that need no further care. */
export function inQuotes(value: string): string {
  const text = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
  const short = text.length > 70 ? `${text.slice(0, 69)}…` : text;
  if (!/["\\]/.test(short)) return `"${short}"`;
  return short.includes("'") ? `"${short.replace(/["\\]/g, '\\$&')}"` : `'${short}'`;
}

/** The place as it stands in a list of what can be wrong: where, why and what to write. */
export function explained(
  line: number,
  column: number,
  length: number,
  [reason, remedy]: readonly [reason: string, remedy: string],
): Explanation {
  return { line, column: Math.max(1, column), length: Math.max(1, length), reason, remedy };
}
