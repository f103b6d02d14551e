import { type CSSProperties, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import type { LineMark } from './marking/rules.ts';
import { splitLine } from './split-line.ts';
import { timingOf } from './timing.ts';
import { useMarkLayout } from './use-mark-layout.ts';

interface Props {
  line: string;
  marks: readonly LineMark[];
  /** The mark whose words get the highlighter. */
  chosen: number | undefined;
}

/** Marked words up to this length do not break; longer ones get one mark per line they cover. */
const unbreakable = 24;

/**
 * The words of the line, and over them the marks where the words are. Screen readers read each question after its words
 * instead.
 */
export function MarkedLine({ line, marks, chosen }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { rows, words, queries } = useMarkLayout(root, marks);
  const timing = timingOf(marks.length);
  return (
    <div className={marks.length === 0 ? 'words clean' : 'words'} ref={root}>
      <p>
        {splitLine(line, marks).map((part) => (
          <span
            key={part.start}
            className={partClass(part.mark === undefined ? undefined : marks[part.mark], part.text)}
            data-start={part.start}
            style={part.mark === undefined ? undefined : timing(part.mark, 'stroke')}
          >
            {part.text}
            {part.mark !== undefined && part.isLast && (
              <span className="visually-hidden">{` (${part.mark + 1}: ${marks[part.mark]?.query}) `}</span>
            )}
          </span>
        ))}
      </p>
      <div aria-hidden="true">
        {chosen !== undefined &&
          words[chosen]?.map((row) => <span key={row.y} className="wash" style={place(row)} />)}
        {rows.map((row) => (
          <Glyph
            key={row.key}
            kind={row.kind}
            style={
              { ...place(row), ...timing(row.mark, 'stroke'), '--length': `${row.length}px` } as CSSProperties
            }
          />
        ))}
        {marks.map((mark, index) => (
          <span
            key={`${mark.start} ${mark.kind}`}
            className={queries[index]?.isShort ? 'query is-short' : 'query'}
            data-query={index}
            style={{ ...place(queries[index]), ...timing(index, 'words') }}
          >
            <b>{index + 1}</b>
            {mark.query}
          </span>
        ))}
      </div>
    </div>
  );
}

function partClass(mark: LineMark | undefined, text: string): string | undefined {
  if (!mark) return undefined;
  return `${text.length <= unbreakable ? 'held' : 'held long'} ${mark.kind}`;
}

interface Place {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

function place(at: Place | undefined): CSSProperties {
  if (!at) return { visibility: 'hidden' };
  return {
    '--x': `${at.x}px`,
    '--y': `${at.y}px`,
    '--w': `${at.width ?? 0}px`,
    '--h': `${at.height ?? 0}px`,
  } as never;
}
