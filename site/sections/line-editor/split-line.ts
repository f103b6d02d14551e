import type { LineMark } from './marking/rules.ts';

export interface LinePart {
  /** Offset in the line. */
  start: number;
  text: string;
  /** The index of the mark that the words belong to. */
  mark: number | undefined;
  /** Whether the mark ends here. */
  isLast: boolean;
}

/** Splits a line where marks start and end. What is too long can contain other marks; its words belong to them. */
export function splitLine(line: string, marks: readonly LineMark[]): LinePart[] {
  const edges = [0, ...marks.flatMap(({ start, end }) => [start, end]), line.length];
  const cuts = [...new Set(edges)].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? line.length;
    const covering = marks.flatMap((mark, at) => (mark.start <= start && end <= mark.end ? [at] : []));
    const mark = covering.find((at) => marks[at]?.kind !== 'too-long') ?? covering[0];
    return {
      start,
      text: line.slice(start, end),
      mark,
      isLast: mark !== undefined && marks[mark]?.end === end,
    };
  });
}
