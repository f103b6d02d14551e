import { useEffect, useRef } from 'react';
import type { DraftStore } from '../state/draft-store.ts';

/** Undo and redo for all panels, F6 to get from one panel to the next, and Ctrl Enter to publish. */
export function useShortcuts(store: DraftStore, onPublish: () => void): void {
  const publish = useRef(onPublish);
  publish.current = onPublish;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === 'F6') {
        event.preventDefault();
        focusPanel(event.shiftKey ? -1 : 1);
      } else if (isCommand && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        void (event.shiftKey ? store.redo() : store.undo());
      } else if (isCommand && event.key === 'Enter') {
        event.preventDefault();
        publish.current();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

/** @param step 1 for the next panel, -1 for the previous one */
function focusPanel(step: 1 | -1): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  const here = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels[(here + step + panels.length) % panels.length];
  const target = next?.querySelector<HTMLElement>(
    '[aria-current], input, textarea, select, button:not([disabled]), a[href], iframe',
  );
  (target ?? next)?.focus();
}
