import { type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import type { Conflict } from '../../../../../schema/api/studio/draft.ts';
import type { StudioProblem } from '../../../../../schema/api/studio/page.ts';
import { NoteLine, ProblemLine } from './line-widgets.ts';
import { pathRange } from './path-range.ts';

export interface Notes {
  /** Of the file. */
  problems: readonly StudioProblem[];
  /** Of the file. */
  conflicts: readonly Conflict[];
  onFix: (problem: StudioProblem) => void;
}

/** Sets what there is to say about the text. */
export const setNotes = StateEffect.define<Notes>();

interface Drawn {
  lines: RangeSet<Decoration>;
  numbers: RangeSet<GutterMarker>;
}

class MistakeNumber extends GutterMarker {
  override elementClass = 'mistake-line';
}

const mistakeNumber = new MistakeNumber();

/** Underlines mistakes and says below the line what is wrong, or what another author wrote. */
export const notes = StateField.define<Drawn>({
  create: () => ({ lines: RangeSet.empty, numbers: RangeSet.empty }),
  update({ lines, numbers }, { effects, changes, newDoc }) {
    const effect = effects.find((one) => one.is(setNotes));
    if (effect) return drawn(newDoc, effect.value);
    return { lines: lines.map(changes), numbers: numbers.map(changes) };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
});

function drawn(doc: Text, { problems, conflicts, onFix }: Notes): Drawn {
  const ranges: Range<Decoration>[] = [];
  const numbers: Range<GutterMarker>[] = [];
  const below = (position: number, widget: ProblemLine | NoteLine) => {
    const { to } = doc.lineAt(position);
    ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(to));
  };
  for (const problem of problems) {
    const { severity, message, fix } = problem;
    const { from, to, line } = problemRange(doc, problem);
    if (to > from) ranges.push(Decoration.mark({ class: `${severity}-text` }).range(from, to));
    ranges.push(Decoration.line({ class: `${severity}-line` }).range(line));
    if (severity === 'mistake') numbers.push(mistakeNumber.range(line));
    const button = fix && {
      label: fix.label,
      id: JSON.stringify(fix),
      onPress: () => onFix(problem),
    };
    below(line, new ProblemLine(`${severity}-note`, message, button));
  }
  for (const { path, second } of conflicts) {
    const range = pathRange(doc, path);
    const wrote = second.value === null ? 'removed this' : `wrote: ${inWords(second.value)}`;
    if (range) below(range.to, new NoteLine('peer-note', `${second.author.split(' ')[0]} ${wrote}`));
  }
  return { lines: RangeSet.of(ranges, true), numbers: RangeSet.of(numbers, true) };
}

/** Where a problem is; at the end of the text if that is shorter by now. */
function problemRange(doc: Text, { line, column, length }: StudioProblem) {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const start = Math.min(from + Math.max(column, 1) - 1, to);
  return { line: from, from: start, to: Math.min(start + length, to) };
}

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
