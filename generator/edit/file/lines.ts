import type { YamlFile } from './yaml-file.ts';

type Text = Pick<YamlFile, 'padded'>;

export const lineStart = ({ padded }: Text, offset: number) => padded.lastIndexOf('\n', offset - 1) + 1;

/** Start of the line after the one that contains an offset. */
export function nextLine({ padded }: Text, offset: number): number {
  const end = padded.indexOf('\n', offset);
  return end < 0 ? padded.length : end + 1;
}

/** End of a line, before its line break. */
export function lineEnd({ padded }: Text, offset: number): number {
  const end = padded.indexOf('\n', offset);
  if (end < 0) return padded.length;
  return end > offset && padded[end - 1] === '\r' ? end - 1 : end;
}

/** Start of the line after a piece of content that ends at an offset. Block scalars include their last line break. */
export function lineAfter(file: Text, end: number): number {
  return file.padded[end - 1] === '\n' ? end : nextLine(file, end);
}

export const columnOf = (file: Text, offset: number) => offset - lineStart(file, offset);

/** Whether only spaces precede an offset on its line. */
export const startsLine = (file: Text, offset: number) =>
  /^[ \t]*$/.test(file.padded.slice(lineStart(file, offset), offset));

/** The line that starts at an offset, without its line break. */
export const lineAt = (file: Text, start: number) => file.padded.slice(start, lineEnd(file, start));

/** Start of the first of the blank lines that end at an offset, not before a limit. */
export function blankLinesBefore(file: Text, offset: number, limit: number): number {
  let start = offset;
  while (start > limit) {
    const previous = lineStart(file, start - 1);
    if (previous < limit || lineAt(file, previous).trim() !== '') break;
    start = previous;
  }
  return start;
}

/** End of the blank lines that start at an offset. */
export function blankLinesAfter(file: Text, offset: number): number {
  let end = offset;
  while (end < file.padded.length && lineAt(file, end).trim() === '') end = nextLine(file, end);
  return end;
}

/** Start of the comment lines directly above an offset, indented by a number of columns. */
export function commentsAbove(file: Text, offset: number, column: number): number {
  let start = offset;
  while (start > 0) {
    const previous = lineStart(file, start - 1);
    const line = lineAt(file, previous);
    if (line.search(/\S/) !== column || line[column] !== '#') break;
    start = previous;
  }
  return start;
}

/** End of the comment lines that start at an offset and are indented by more than a number of columns. */
export function deeperCommentsAfter(file: Text, offset: number, column: number): number {
  let end = offset;
  while (end < file.padded.length) {
    const line = lineAt(file, end);
    const at = line.search(/\S/);
    if (at <= column || line[at] !== '#') break;
    end = nextLine(file, end);
  }
  return end;
}
