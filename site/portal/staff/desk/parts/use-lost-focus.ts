import { useEffect, useRef } from 'react';

export const leadNameId = 'lead-name';

/** The row of a lead, if the list has it. */
export const rowOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);

/**
 * Moves the focus when the element that had it is gone: to the lead that was opened, or to the row of the one that was
 * closed. On a phone, the list and the lead replace each other.
 * @param loadedId the open lead's id once it is shown
 */
export function useLostFocus(leadId: string, loadedId: string | undefined): void {
  const before = useRef(leadId);
  const shown = leadId && loadedId === leadId ? leadId : leadId === '' ? '' : undefined;
  useEffect(() => {
    if (shown === undefined || shown === before.current) return;
    const closed = before.current;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    if (shown) document.getElementById(leadNameId)?.focus({ preventScroll: true });
    else rowOf(closed)?.focus();
  }, [shown]);
}
