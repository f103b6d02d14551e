import { lstatSync, readFileSync } from 'node:fs';
import { fileProblem, problemAt, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';

export interface TextRead {
  /** Without text if there is a problem. */
  file: TextFile;
  /** What can be read, with replacement characters for bytes that are not UTF-8. */
  text: string;
  problem?: Problem;
  isMissing?: boolean;
}

/** Reads a UTF-8 file, without a byte order mark. */
export function readText(path: string): TextRead {
  const file = displayPath(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    const details = reasons[code] ?? { reason: `the system reports ${code}`, fix: 'Check the file.' };
    const problem = fileProblem(file, 'UnreadableFile', { file, ...details });
    return { file: { file, text: '' }, text: '', problem, isMissing: code === 'ENOENT' && !isLink };
  }
  try {
    // In UTF-16, every ASCII character contains a zero byte.
    if (bytes.includes(0)) return wrongEncoding(file, '', 'UTF-16');
    const text = utf8.decode(bytes);
    return { file: { file, text }, text };
  } catch {
    return wrongEncoding(file, bytes.toString().replace(/^\uFEFF/, ''));
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @param text with replacement characters */
function wrongEncoding(file: string, text: string, encoding?: string): TextRead {
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n');
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const problem = problemAt({ code: 'WrongEncoding', data: { file, encoding } }, { file, text }, position);
  return { file: { file, text: '' }, text, problem };
}

const permissionDenied = {
  reason: 'permission denied',
  fix: 'Allow this account to read it, for example with: chmod a+r FILE',
};

const reasons: Record<string, { reason: string; fix: string }> = {
  EACCES: permissionDenied,
  EPERM: permissionDenied,
  ENOENT: {
    reason: 'it is a link to a file that does not exist',
    fix: 'Delete the link, or create the file that it points to.',
  },
  ELOOP: {
    reason: 'it is a link that points to itself',
    fix: 'Delete the link, and put the file in its place.',
  },
};
