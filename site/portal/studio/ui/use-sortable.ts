import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { landing, type Side } from './landing.ts';

interface Props {
  /** Identifies the list: items are moved only within theirs. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Undefined if the item has to stay. */
  onRemove?: (() => void) | undefined;
}

interface Sortable<Row extends HTMLElement> {
  row: RefObject<Row | null>;
  /** What is dragged; without it, the row itself. */
  handle: RefObject<HTMLSpanElement | null>;
  /** Whether the row is dragged, or on which side of it the dragged one would land. */
  drag: 'dragged' | Side | undefined;
  move: (by: -1 | 1) => void;
  remove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row of a list that is moved by dragging, with buttons, or with Alt and the arrow keys. Arrow keys alone go from row to row,
 * and Delete removes one. The rows are the children of one element, and the first control of each gets the focus.
 */
export function useSortable<Row extends HTMLElement>(props: Props): Sortable<Row> {
  const { list, index, count, onMove, onRemove } = props;
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [drag, setDrag] = useState<Sortable<Row>['drag']>();
  const moved = useRef<{ used: Element | null; from: number }>(undefined);
  const latest = useRef(onMove);
  latest.current = onMove;

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const landingOf = (from: number, y: number): { side: Side; to: number } => {
      const { top, height } = element.getBoundingClientRect();
      const side = y < top + height / 2 ? 'above' : 'below';
      return { side, to: landing(from, index, side) };
    };
    return combine(
      // Text cannot be selected everywhere in a row that is draggable itself.
      draggable({
        element: handle.current ?? element,
        onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
          const { left, top } = element.getBoundingClientRect();
          const { clientX, clientY } = location.current.input;
          nativeSetDragImage?.(element, clientX - left, clientY - top);
        },
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDrag('dragged'),
        onDrop: () => setDrag(undefined),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDrag({ source, location }) {
          const from = Number(source.data.index);
          const y = location.current.input.clientY;
          scrollNear(element, y);
          const { side, to } = landingOf(from, y);
          if (from !== index) setDrag(to === from ? undefined : side);
        },
        onDragLeave: ({ source }) => source.data.index !== index && setDrag(undefined),
        onDrop({ source, location }) {
          const from = Number(source.data.index);
          const { to } = landingOf(from, location.current.input.clientY);
          setDrag(undefined);
          if (from !== index && from !== to) latest.current(from, to);
        },
      }),
    );
  }, [list, index]);

  // A button that is disabled now, because the list ends here, hands the focus on.
  useEffect(() => {
    const { used, from } = moved.current ?? {};
    if (!(used instanceof HTMLElement) || from === index) return;
    moved.current = undefined;
    if (!used.matches(':disabled')) used.focus();
    else used.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [index]);

  function move(by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= count) return;
    moved.current = { used: document.activeElement, from: index };
    onMove(index, to);
  }

  function focusRow(at: number): boolean {
    const control = row.current?.parentElement?.children[at]?.querySelector<HTMLElement>(rowControl);
    control?.focus();
    return control instanceof HTMLElement;
  }

  function remove() {
    if (!onRemove) return;
    const { current } = row;
    if (!focusRow(index + 1) && !focusRow(index - 1))
      current?.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
    onRemove();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, target } = event;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (step !== 0 && altKey) move(step);
    else if (isText) {
      // A held key still clears the text, and a choice is empty while it is open.
      if (key !== 'Backspace' || target.value !== '' || event.repeat || target.role === 'combobox') return;
      remove();
    } else if (target instanceof HTMLSelectElement) return;
    else if (step !== 0) focusRow(index + step);
    else if (key === 'Home') focusRow(0);
    else if (key === 'End') focusRow(count - 1);
    else if (key === 'Delete') remove();
    else return;
    event.preventDefault();
  }

  return { row, handle, drag, move, remove, onKeyDown };
}

const rowControl = 'button, input, textarea, select';

/** Distance from the edge of the panel, in px, in which a drag scrolls it, and by how much each time. */
const edge = 40;
const scrollStep = 12;

/** Scrolls the panel when the pointer is near its edge. */
function scrollNear(element: Element, y: number): void {
  let panel: Element | null = element;
  while (panel && panel.scrollHeight <= panel.clientHeight) panel = panel.parentElement;
  const box = panel?.getBoundingClientRect();
  if (!panel || !box) return;
  if (y < box.top + edge) panel.scrollTop -= scrollStep;
  else if (y > Math.min(box.bottom, innerHeight) - edge) panel.scrollTop += scrollStep;
}
