import type { CST } from 'yaml';

/** How a block scalar is written. */
export interface BlockStyle {
  mode: '|' | '>';
  /** The indentation indicator of the header; 0 without one. */
  indicator: number;
  chomping: '' | '-' | '+';
  /** Columns before each line. */
  indent: number;
  /** Columns that the indicator counts from. */
  parentIndent: number;
  eol: string;
  /** The lines that are there already, with their line breaks and without the blank ones at the end. */
  old: readonly string[];
  header: string;
}

/** The style of a new literal block. */
export function newBlockStyle(parentIndent: number, step: number, eol: string): BlockStyle {
  const indent = parentIndent + step;
  return { mode: '|', indicator: 0, chomping: '-', indent, parentIndent, eol, old: [], header: '|-' };
}

/** @param step columns to indent by if the block has no lines yet */
export function blockStyleOf(token: CST.BlockScalar, step: number, eol: string): BlockStyle {
  const [prop] = token.props;
  const header = prop && 'source' in prop ? prop.source : '|';
  const indicator = Number(/\d/.exec(header)?.[0] ?? 0);
  const lines = token.source.match(/.*\n|.+$/g) ?? [];
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const first = lines.find((line) => line.trim() !== '');
  // At the top level, the parser counts from -1.
  const parentIndent = Math.max(0, token.indent);
  const found = indicator > 0 ? parentIndent + indicator : first?.search(/[^ ]/);
  return {
    mode: header.startsWith('>') ? '>' : '|',
    indicator,
    chomping: header.includes('-') ? '-' : header.includes('+') ? '+' : '',
    indent: found ?? parentIndent + step,
    parentIndent,
    eol,
    old: lines.slice(0, last + 1).map((line) => (line.endsWith('\n') ? line : line + eol)),
    header,
  };
}

/** How many items two lists have in common at their beginning. */
export function commonLength(one: readonly string[], two: readonly string[]): number {
  const limit = Math.min(one.length, two.length);
  let length = 0;
  while (length < limit && one[length] === two[length]) length++;
  return length;
}
