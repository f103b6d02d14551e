import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LeadGroup } from '../../../../../schema/api/desk.ts';

/**
 * Keeps the row under the pointer or the focus, or else the first one in sight, where it is while rows come and go above
 * it. Browsers do this only for a pane that is scrolled.
 * @returns the ref of the scrolling pane, whose last child is spare room at its end
 */
export function useSteadyRows(groups: LeadGroup[] | undefined): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  const tops = useRef(new Map<string, number>());

  // The rows move when the groups change
  useLayoutEffect(() => {
    const element = pane.current;
    const spare = element?.lastElementChild;
    if (!element || !(spare instanceof HTMLElement)) return;
    const anchor = anchorIn(element, tops.current);
    const before = tops.current.get(anchor?.dataset.lead ?? '');
    if (anchor && before !== undefined && anchor.offsetTop !== before) {
      const wanted = element.scrollTop + anchor.offsetTop - before;
      const content = element.scrollHeight - spare.offsetHeight;
      spare.style.height = `${Math.max(0, wanted + element.clientHeight - content)}px`;
      element.scrollTop = wanted;
    }
    tops.current = new Map(
      [...element.querySelectorAll<HTMLElement>('[data-lead]')].map((row) => [
        row.dataset.lead ?? '',
        row.offsetTop,
      ]),
    );
  }, [groups]);
  return pane;
}

function anchorIn(pane: HTMLElement, before: Map<string, number>): HTMLElement | null {
  const touched =
    pane.querySelector<HTMLElement>('[data-lead]:hover') ??
    pane.querySelector<HTMLElement>('[data-lead]:focus');
  if (touched || pane.scrollTop === 0) return touched;
  const rows = [...pane.querySelectorAll<HTMLElement>('[data-lead]')];
  return rows.find((row) => (before.get(row.dataset.lead ?? '') ?? -1) >= pane.scrollTop) ?? null;
}
