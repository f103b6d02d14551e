import { lstatSync, readFileSync } from 'node:fs';

/** Why a file could not be read as text. */
export type ReadFailure =
  | { kind: 'missing' }
  /** `code` is the error code of the system. */
  | { kind: 'unreadable'; code: string }
  /** The position of the first byte that is not UTF-8, counted from 1, and the text with replacement characters. */
  | { kind: 'encoding'; encoding?: string; text: string; line: number; column: number };

export type TextRead = { text: string; failure?: undefined } | { text: ''; failure: ReadFailure };

/** Reads a UTF-8 file, without a byte order mark. */
export function readText(path: string): TextRead {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    return {
      text: '',
      failure: code === 'ENOENT' && !isLink ? { kind: 'missing' } : { kind: 'unreadable', code },
    };
  }
  try {
    // In UTF-16, every ASCII character contains a zero byte.
    if (!bytes.includes(0)) return { text: utf8.decode(bytes) };
    return { text: '', failure: utf16Failure };
  } catch {
    return { text: '', failure: encodingFailure(bytes) };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const utf16Failure: ReadFailure = { kind: 'encoding', encoding: 'UTF-16', text: '', line: 1, column: 1 };

function encodingFailure(bytes: Buffer): ReadFailure {
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n');
  return { kind: 'encoding', text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
