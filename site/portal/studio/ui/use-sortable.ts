import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { landing, type Side } from './landing.ts';

interface Props {
  /** Identifies the list: items are moved only within theirs. */
  list: string;
  index: number;
  onMove: (from: number, to: number) => void;
}

interface Sortable<Row extends HTMLElement> {
  row: RefObject<Row | null>;
  /** What is dragged. */
  handle: RefObject<HTMLSpanElement | null>;
  /** Whether the row is dragged, or on which side of it the dragged one would land. */
  state: 'still' | 'dragged' | Side;
}

/** A row of a list that the pointer can move. Buttons do the same from the keyboard. */
export function useSortable<Row extends HTMLElement>({ list, index, onMove }: Props): Sortable<Row> {
  const row = useRef<Row>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<Sortable<Row>['state']>('still');
  const move = useRef(onMove);
  move.current = onMove;

  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current) return;
    const sideAt = (y: number): Side => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? 'above' : 'below';
    };
    // Text cannot be selected everywhere in a row that is draggable itself.
    const stopDragging = draggable({
      element: handle.current,
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const { left, top } = element.getBoundingClientRect();
        const { clientX, clientY } = location.current.input;
        nativeSetDragImage?.(element, clientX - left, clientY - top);
      },
      getInitialData: () => ({ list, index }),
      onDragStart: () => setState('dragged'),
      onDrop: () => setState('still'),
    });
    const stopDropping = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list,
      onDrag: ({ source, location }) => {
        const from = Number(source.data.index);
        const side = sideAt(location.current.input.clientY);
        if (from !== index) setState(landing(from, index, side) === from ? 'still' : side);
      },
      onDragLeave: ({ source }) => source.data.index !== index && setState('still'),
      onDrop: ({ source, location }) => {
        const from = Number(source.data.index);
        const to = landing(from, index, sideAt(location.current.input.clientY));
        setState('still');
        if (from !== index && from !== to) move.current(from, to);
      },
    });
    return () => {
      stopDragging();
      stopDropping();
    };
  }, [list, index]);

  return { row, handle, state };
}
