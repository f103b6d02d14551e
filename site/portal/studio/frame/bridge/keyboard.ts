import type { TextAction } from '../protocol.ts';
import type { PageState } from './page-state.ts';
import { nextPlace } from './reading-order.ts';

const markKeys: Record<string, TextAction> = {
  u: 'under',
  h: 'highlight',
  o: 'circle',
  d: 'delete',
  i: 'insert',
};

/** Keys of the studio, which work here too: undo, redo, find a page, publish, other panels, and other changes. */
const isStudioKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  /^F[67]$/.test(key) || ((ctrlKey || metaKey) && ['z', 'y', 'p', 'enter'].includes(key.toLowerCase()));

/** Tab goes from place to place in reading order, Enter edits, and Escape leaves the text, then the place, then the section. */
export function listenToKeys(state: PageState): void {
  addEventListener('keydown', (event) => onKey(event, state), { capture: true });
  addEventListener('blur', () => {
    state.left = undefined;
  });
  // A button's space presses it when the key is released, also while its text is edited.
  addEventListener(
    'keyup',
    (event) => {
      if (state.session && event.key === ' ') event.preventDefault();
    },
    { capture: true },
  );
}

function onKey(event: KeyboardEvent, state: PageState): void {
  // Input methods use Enter, Tab, and Escape for themselves.
  if (event.isComposing) return;
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isStudioKey(event)) {
    stop(event);
    state.send({ kind: 'key', key, ctrlKey: isCommand, shiftKey });
  } else if (key === 'Tab' && !isCommand && !event.altKey) onTab(event, state);
  else if (state.session) onTextKey(event, state, isCommand);
  else if (key === 'Enter' && state.chosen && document.activeElement === state.chosen) {
    stop(event);
    state.open(state.chosen);
  } else if (key === 'Escape') onEscape(event, state);
}

function onTab(event: KeyboardEvent, state: PageState): void {
  const from = state.session?.element ?? state.chosen ?? focused() ?? state.left;
  const next = nextPlace(from, event.shiftKey);
  state.endEdit();
  stop(event);
  state.choose(next);
  state.left = next ? undefined : from;
  if (next) state.pick(next);
  else state.send({ kind: 'out', isBackward: event.shiftKey });
}

const focused = () =>
  document.activeElement === document.body ? undefined : (document.activeElement ?? undefined);

function onTextKey(event: KeyboardEvent, state: PageState, isCommand: boolean): void {
  const { key, shiftKey } = event;
  const mark = isCommand && !shiftKey ? markKeys[key.toLowerCase()] : undefined;
  const isEnter = key === 'Enter';
  // The page's own shortcuts and buttons get no key of a text.
  event.stopImmediatePropagation();
  if (!mark && !isEnter && key !== 'Escape') return;
  event.preventDefault();
  if (mark) state.write(mark);
  else if (isEnter && shiftKey) state.write({ text: '\n' });
  else {
    const element = state.session?.element;
    state.endEdit();
    state.choose(element);
  }
}

function onEscape(event: KeyboardEvent, state: PageState): void {
  const { chosen } = state;
  // A dialog of the page closes, as it does for visitors.
  if (!chosen && document.querySelector('dialog:modal')) return;
  stop(event);
  state.choose(undefined);
  if (chosen) state.pick(chosen, []);
  else state.pick(document.body, []);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
