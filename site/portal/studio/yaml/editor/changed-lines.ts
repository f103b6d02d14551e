import {
  type EditorState,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import { type LineChange, lineChanges, linesOf } from '../line-changes.ts';
import { type LineWidget, NoteLine, RemovedLine } from './line-widgets.ts';

/** Sets the published text; null for a new file, whose lines are not marked. */
export const setPublished = StateEffect.define<string | null>();

interface ChangedLines {
  published: string | null;
  changes: LineChange[];
  lines: RangeSet<Decoration>;
  numbers: RangeSet<GutterMarker>;
}

class LineNumberLook extends GutterMarker {
  override readonly elementClass: string;

  constructor(look: string) {
    super();
    this.elementClass = look;
  }
}

const changedLine = Decoration.line({ class: 'changed-line' });
const movedLine = Decoration.line({ class: 'moved-line' });
const changedNumber = new LineNumberLook('changed-line');
const movedNumber = new LineNumberLook('moved-line');

/** Marks the lines that are not as published, with the lines that were there above them. */
export const changedLines = StateField.define<ChangedLines>({
  create: ({ doc }) => compare(null, doc),
  update(value, { effects, docChanged, newDoc }) {
    const effect = effects.find((one) => one.is(setPublished));
    if (!effect && !docChanged) return value;
    return compare(effect ? effect.value : value.published, newDoc);
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
});

function compare(published: string | null, doc: Text): ChangedLines {
  const changes = published === null ? [] : lineChanges(published, doc.toString());
  const old = linesOf(published ?? '');
  const starts: Range<Decoration>[] = [];
  const numbers: Range<GutterMarker>[] = [];
  for (const { from, to, at, end, isMoved } of changes) {
    const isAtEnd = at >= doc.lines;
    const position = isAtEnd ? doc.length : doc.line(at + 1).from;
    const widgets: LineWidget[] = isMoved
      ? movedAway(old, { from, to })
      : old.slice(from, to).map((line, index) => new RemovedLine(line, from + index + 1));
    for (const widget of widgets)
      starts.push(Decoration.widget({ widget, block: true, side: isAtEnd ? 1 : -1 }).range(position));
    for (let line = at; line < Math.min(end, doc.lines); line++) {
      const start = doc.line(line + 1).from;
      starts.push((isMoved ? movedLine : changedLine).range(start));
      numbers.push((isMoved ? movedNumber : changedNumber).range(start));
    }
  }
  return { published, changes, lines: RangeSet.of(starts, true), numbers: RangeSet.of(numbers, true) };
}

function movedAway(old: string[], { from, to }: { from: number; to: number }): LineWidget[] {
  if (from === to) return [];
  const first = old.slice(from, to).find((line) => line.trim() !== '') ?? '';
  return [new NoteLine('moved-note', `${first.trim()} … moved (${to - from} lines)`)];
}

/** The start of the change after the cursor, or before it; around the ends. */
export function changeNear(state: EditorState, isBackward: boolean): number | undefined {
  const { changes } = state.field(changedLines);
  const current = state.doc.lineAt(state.selection.main.head).number - 1;
  const starts = changes.map(({ at }) => Math.min(at, state.doc.lines - 1));
  const line = isBackward
    ? (starts.findLast((start) => start < current) ?? starts.at(-1))
    : (starts.find((start) => start > current) ?? starts[0]);
  return line === undefined ? undefined : state.doc.line(line + 1).from;
}
