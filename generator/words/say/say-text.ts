import { isDeepStrictEqual } from 'node:util';
import { diffLines, splitLines } from '../../edit/diff/line-diff.ts';
import { sentence } from '../english.ts';
import { commentsOf, type ParsedFile } from '../files/parsed-file.ts';
import type { SaidAt } from './speaker.ts';

/** A file in which nothing but its text changed. */
export function sayText(file: string, before: ParsedFile | undefined, after: ParsedFile | undefined): SaidAt {
  const [old, now] = [before?.text ?? '', after?.text ?? ''];
  const line = (diffLines(splitLines(old), splitLines(now))[0]?.at ?? 0) + 1;
  if (!isDeepStrictEqual(before?.data, after?.data))
    return { what: file, sentence: sentence(`${file} changed, but its page stays the same`), path: [], line };
  if (!isDeepStrictEqual(commentsOf(old), commentsOf(now)))
    return { what: `Comments in ${file}`, sentence: sentence(`Comments in ${file} changed`), path: [], line };
  const text = `Only the layout of ${file} changed; its values are the same`;
  return { what: `Layout of ${file}`, sentence: sentence(text), path: [], line };
}

/** A file that cannot be read, before or afterward, so its values cannot be compared. */
export function sayUnreadable(file: string, before: ParsedFile, after: ParsedFile): SaidAt {
  if (after.data) return { what: file, sentence: sentence(`${file} can be read again`), path: [], line: 1 };
  const still = before.data ? '' : 'still ';
  const text = `${file} ${still}cannot be read: line ${after.line}`;
  return { what: file, sentence: sentence(text), path: [], line: after.line };
}
