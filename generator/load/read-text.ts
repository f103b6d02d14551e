import { lstatSync, readFileSync } from 'node:fs';

/** Why a file's text cannot be had: `missing`, or what `readText` found. */
export type TextFault =
  | { kind: 'missing' }
  /** The system says no; `code` is its word for why. */
  | { kind: 'unreadable'; code: string }
  /** The first byte that is no UTF-8, in lines and columns from 1, and the text with signs in place of what it may mean. */
  | { kind: 'encoding'; encoding?: string; text: string; line: number; column: number };

export type TextRead = { text: string; fault?: undefined } | { text: ''; fault: TextFault };

/** The text of a file in UTF-8, as YAML is. A mark for the order of bytes is no part of it. */
export function readText(path: string): TextRead {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    return {
      text: '',
      fault: code === 'ENOENT' && !isLink ? { kind: 'missing' } : { kind: 'unreadable', code },
    };
  }
  try {
    // Letters of two bytes have a zero in each of those that the files' own words are made of.
    if (!bytes.includes(0)) return { text: utf8.decode(bytes) };
    return { text: '', fault: inTwoBytes };
  } catch {
    return { text: '', fault: encodingFault(bytes) };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const inTwoBytes: TextFault = { kind: 'encoding', encoding: 'UTF-16', text: '', line: 1, column: 1 };

function encodingFault(bytes: Buffer): TextFault {
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n');
  return { kind: 'encoding', text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
