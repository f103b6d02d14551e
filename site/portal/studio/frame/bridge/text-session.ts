import type { TextAction } from '../protocol.ts';
import { type MarkLook, markedRanges, writeAction } from '../text-marks.ts';
import type { LivingPage } from './living-page.ts';
import { placeCaret, selectIn, selectionIn } from './selection.ts';
import { createTextEcho } from './text-echo.ts';
import { withTyped } from './with-typed.ts';

/** A text that is edited in its place on the page. */
export interface TextSession {
  readonly element: HTMLElement;
  write: (action: TextAction) => void;
  /** Takes the text of a newer version of the page. */
  receive: (text: string) => void;
  /** Takes a text that was sent already, and that newer versions of the page will have. What was typed in the meantime stays. */
  continueFrom: (text: string) => void;
  /** Shows the page's own content again. */
  end: () => void;
}

interface Options {
  living: LivingPage;
  element: HTMLElement;
  /** The text as its file has it. */
  text: string;
  hasMarks: boolean;
  pointer?: { clientX: number; clientY: number } | undefined;
  onText: (text: string) => void;
}

/** Marks the section whose animations pause. */
export const pausedAttribute = 'data-studio-paused';

/** Marks the element that is edited. */
export const editedAttribute = 'data-studio-edited';

/**
 * Edits a text as its file has it, marks included, in the page's own font and width. The element contains one text, so the
 * browser's own editing, input methods, and spelling work as in any field, and the signs of marks are colored without elements.
 * Its children wait elsewhere, where newer versions of the page reach them.
 */
export function editText({ living, element, text, hasMarks, pointer, onText }: Options): TextSession {
  const children = document.createElement('div');
  const events = new AbortController();
  const echo = createTextEcho(text);
  const section = element.closest('section, header, footer, dialog');
  let isComposing = false;
  let waiting: string | undefined;
  /** What was sent last. */
  let last = text;

  const shown = () => element.textContent.replace(/\r/g, '');
  const color = () => hasMarks && showMarks(element);
  const show = (next: string, start: number, end = start) => {
    element.textContent = next;
    selectIn(element, Math.min(start, next.length), Math.min(end, next.length));
    color();
  };
  const typed = () => {
    if (isComposing) return;
    color();
    // A space at the end waits for the next letter, as in the form: the file would need quotes for it.
    const now = shown().trimEnd();
    if (now === last) return;
    last = now;
    echo.sent(now);
    onText(now);
  };
  const receive = (next: string) => {
    if (isComposing) {
      waiting = next;
      return;
    }
    if (!echo.receive(next) || next === shown()) return;
    last = next;
    show(next, movedCaret(shown(), next, selectionIn(element).start));
  };

  children.append(...element.childNodes);
  living.edited = { element, children };
  element.setAttribute(editedAttribute, '');
  element.contentEditable = 'plaintext-only';
  section?.setAttribute(pausedAttribute, '');
  element.textContent = text;
  color();
  element.focus({ preventScroll: pointer !== undefined });
  placeCaret(element, pointer);

  const { signal } = events;
  element.addEventListener('input', typed, { signal });
  element.addEventListener(
    'compositionstart',
    () => {
      isComposing = true;
    },
    { signal },
  );
  element.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      typed();
      if (waiting !== undefined) receive(waiting);
      waiting = undefined;
    },
    { signal },
  );

  return {
    element,
    receive,
    continueFrom(latest) {
      last = latest;
      echo.sent(latest);
      const now = shown();
      const next = withTyped(text, now, latest);
      show(next, movedCaret(now, next, selectionIn(element).start));
      typed();
    },
    write(action) {
      if (isComposing) return;
      const next = writeAction({ text: shown(), ...selectionIn(element) }, action);
      show(next.text, next.start, next.end);
      typed();
    },
    end() {
      events.abort();
      CSS.highlights.clear();
      section?.removeAttribute(pausedAttribute);
      element.removeAttribute(editedAttribute);
      element.removeAttribute('contenteditable');
      living.edited = undefined;
      element.replaceChildren(...children.childNodes);
    },
  };
}

/** Where the caret is after a change of the text around it. */
function movedCaret(before: string, after: string, caret: number): number {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head++;
  return caret <= head ? caret : Math.max(head, caret + after.length - before.length);
}

function showMarks({ firstChild }: Element): void {
  CSS.highlights.clear();
  if (!(firstChild instanceof Text)) return;
  const looks = new Map<MarkLook, Range[]>();
  for (const { look, start, end } of markedRanges(firstChild.data)) {
    const range = new Range();
    range.setStart(firstChild, start);
    range.setEnd(firstChild, end);
    looks.getOrInsertComputed(look, () => []).push(range);
  }
  for (const [look, ranges] of looks) CSS.highlights.set(`studio-${look}`, new Highlight(...ranges));
}
