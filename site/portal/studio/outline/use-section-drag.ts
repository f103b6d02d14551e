import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { gapAt, positionAt } from './move-section.ts';

/** Identifies a row. */
export const rowAttribute = 'data-section';

/** Distance from the edge of the panel, in px, in which a drag scrolls it, and by how much each time. */
const edge = 40;
const scrollStep = 12;

interface Drag {
  /** The id of what is dragged. */
  dragged: string | undefined;
  /** The gap in which it would land; undefined outside the list. */
  gap: number | undefined;
}

const none: Drag = { dragged: undefined, gap: undefined };

/** Lets the pointer move the rows of a list. Buttons and keys do the same. @param onMove gets the position afterward */
export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, index: number) => void,
): Drag {
  const [drag, setDrag] = useState(none);
  const latest = useRef({ ids, onMove });
  useEffect(() => {
    latest.current = { ids, onMove };
  });
  const key = ids.join(' ');

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = [...element.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];
    const idOf = (row: Element) => row.getAttribute(rowAttribute) ?? '';
    const gapOf = (clientY: number) =>
      gapAt(
        rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
        clientY,
      );
    return combine(
      ...rows.map((row) =>
        draggable({
          element: row,
          getInitialData: () => ({ section: idOf(row) }),
          onDragStart: () => setDrag({ dragged: idOf(row), gap: undefined }),
          onDrop: () => setDrag(none),
        }),
      ),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => rows.includes(source.element),
        getData: ({ input }) => ({ gap: gapOf(input.clientY) }),
        onDrag({ self, location }) {
          scrollNear(element, location.current.input.clientY);
          const gap = self.data.gap as number;
          setDrag((before) => (before.gap === gap ? before : { ...before, gap }));
        },
        onDragLeave: () => setDrag((before) => ({ ...before, gap: undefined })),
        onDrop({ source, self }) {
          const id = idOf(source.element);
          const { ids, onMove } = latest.current;
          onMove(id, positionAt(ids.indexOf(id), self.data.gap as number));
        },
      }),
    );
  }, [key, list]);
  return drag;
}

/** Scrolls the panel when the pointer is near its edge. */
function scrollNear(element: Element, y: number): void {
  let panel: Element | null = element;
  while (panel && panel.scrollHeight <= panel.clientHeight) panel = panel.parentElement;
  const box = panel?.getBoundingClientRect();
  if (!panel || !box) return;
  if (y < box.top + edge) panel.scrollTop -= scrollStep;
  else if (y > Math.min(box.bottom, innerHeight) - edge) panel.scrollTop += scrollStep;
}
