import type { YamlIssue } from './yaml-issues.ts';

/** An issue with the lines of its file. Lines and columns count from 1. */
export interface IssueContext extends YamlIssue {
  lines: string[];
  line: number;
  column: number;
  /** The first line that can have caused the issue. */
  first: number;
}

/** An issue in the author's terms, at the position to fix. */
export interface Explanation {
  reason: string;
  fix: string;
  line: number;
  column: number;
  length: number;
}

export function contextOf(issue: YamlIssue, text: string): IssueContext {
  const lines = text.split(/\r?\n/);
  const { line, column } = positionOf(text, Math.min(issue.offset, Math.max(0, text.trimEnd().length - 1)));
  return { ...issue, lines, line, column, first: positionOf(text, issue.from).line };
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Splits a `key: value` line, with the column of each; undefined for other lines. */
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

/** A number of spaces, in words. */
export function spaces(count: number): string {
  return count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`;
}

/** Quotes a text with the kind of quotes that needs the least escaping. */
export function inQuotes(value: string): string {
  const text = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
  const short = text.length > 70 ? `${text.slice(0, 69)}…` : text;
  if (!/["\\]/.test(short)) return `"${short}"`;
  return short.includes("'") ? `"${short.replace(/["\\]/g, '\\$&')}"` : `'${short}'`;
}

export function explanation(
  line: number,
  column: number,
  length: number,
  [reason, fix]: readonly [reason: string, fix: string],
): Explanation {
  return { line, column: Math.max(1, column), length: Math.max(1, length), reason, fix };
}
