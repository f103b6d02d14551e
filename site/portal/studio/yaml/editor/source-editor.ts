import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorSelection, EditorState, type Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { changedLines, changeNear, setPublished } from './changed-lines.ts';
import { look } from './look.ts';
import { type Notes, notes, setNotes } from './notes.ts';
import { pathRange } from './path-range.ts';
import { type SourceEdit, SourceSync, type SourceText, textOf } from './source-sync.ts';
import { createSteps } from './typing-steps.ts';
import { widgetGutter } from './widget-gutter.ts';

/** What the editor reports. */
export interface SourceCalls {
  onEdit: (edit: SourceEdit) => void;
  /** Whether edits cannot be sent now, and only stored. */
  isAway: () => boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** The text that is shown, with what was typed. */
  onShow: (text: string) => void;
}

/** Where to go in the file. */
export type SourceTarget = { path: Path } | { line: number };

export interface SourceEditor {
  receive: (next: SourceText) => void;
  refused: (number: number) => void;
  /** Sends what waits, or stores it if nothing can be sent. */
  flush: () => void;
  setPublished: (published: string | null) => void;
  setNotes: (next: Notes) => void;
  /** Shows a place, and selects it if the editor is to have the focus. */
  reveal: (target: SourceTarget, hasFocus: boolean) => void;
  goToChange: (isBackward: boolean) => void;
  destroy: () => void;
}

/** The studio has the same keys, which are not to act twice. */
const own = { preventDefault: true, stopPropagation: true };

/** Marks changes that come from outside. */
const outside = Annotation.define<true>();

/**
 * Opens an editor of a file in an element. It runs in a shadow root: there its styles need no `style` element, which the
 * portal's policy forbids.
 */
export function openSourceEditor(
  parent: HTMLElement,
  first: SourceText & { file: string },
  calls: SourceCalls,
): SourceEditor {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const sync = new SourceSync(first);
  const stepOf = createSteps();
  let received: SourceText | undefined;
  /** What to do when the draft has everything that was typed. */
  let whenSettled: (() => void)[] = [];

  /** Hands over what waits, so it is stored in the browser. */
  const store = () => {
    for (let edit = sync.nextAhead(); edit; edit = sync.nextAhead()) calls.onEdit(edit);
  };
  addEventListener('pagehide', store);

  const flush = () => {
    // An input method's text is not final, and a change from outside would end its composition.
    if (view.composing) return;
    if (received) {
      const changes = sync.receive(received);
      received = undefined;
      if (!changes.empty) view.dispatch({ changes, annotations: outside.of(true) });
    }
    const edit = sync.next();
    if (edit) calls.onEdit(edit);
    if (calls.isAway()) store();
    if (!sync.isSettled) return;
    const due = whenSettled;
    whenSettled = [];
    for (const call of due) call();
  };

  const typed = (transaction: Transaction) => {
    if (transaction.docChanged && !transaction.annotation(outside))
      sync.typed(transaction.changes, stepOf(transaction));
  };

  const run = (call: () => void) => () => {
    whenSettled.push(call);
    flush();
    return true;
  };
  const jump = (isBackward: boolean) => () => {
    goToChange(isBackward);
    return true;
  };

  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: textOf(first.text),
      extensions: [
        EditorState.lineSeparator.of('\n'),
        EditorView.contentAttributes.of({ 'aria-label': first.file, spellcheck: 'false', tabindex: '0' }),
        keymap.of([
          { key: 'Mod-z', run: run(calls.onUndo), ...own },
          { key: 'Mod-y', run: run(calls.onRedo), ...own },
          { key: 'Mod-Shift-z', run: run(calls.onRedo), ...own },
          { key: 'F7', run: jump(false), shift: jump(true), ...own },
          ...searchKeymap,
          ...defaultKeymap,
        ]),
        ...[lineNumbers(), widgetGutter, search({ top: true }), yaml(), look, changedLines, notes],
        EditorView.updateListener.of(({ transactions, docChanged, state }) => {
          for (const transaction of transactions) typed(transaction);
          if (!docChanged) return;
          calls.onShow(state.doc.toString());
          queueMicrotask(flush);
        }),
        EditorView.domEventHandlers({ compositionend: () => void setTimeout(flush) }),
      ],
    }),
  });

  function goToChange(isBackward: boolean): void {
    const position = changeNear(view.state, isBackward);
    if (position !== undefined) select(position, true);
  }

  function select(position: number, hasFocus: boolean): void {
    const effects = EditorView.scrollIntoView(position, { y: 'start', yMargin: 21 });
    view.dispatch(hasFocus ? { selection: EditorSelection.cursor(position), effects } : { effects });
    if (hasFocus) view.focus();
  }

  return {
    receive(next) {
      received = next;
      flush();
    },
    refused: (number) => sync.refused(number),
    flush,
    setPublished: (published) => view.dispatch({ effects: setPublished.of(published) }),
    setNotes: (next) => view.dispatch({ effects: setNotes.of(next) }),
    reveal(target, hasFocus) {
      // Lines do not move away from someone who types in them.
      if (view.hasFocus && !hasFocus) return;
      const { doc } = view.state;
      const position =
        'path' in target
          ? pathRange(doc, target.path)?.from
          : doc.line(Math.min(Math.max(target.line, 1), doc.lines)).from;
      if (position !== undefined) select(position, hasFocus);
    },
    goToChange,
    destroy() {
      store();
      removeEventListener('pagehide', store);
      view.destroy();
    },
  };
}
