import { useEffect, useRef } from 'react';
import type { DraftStore } from '../state/draft-store.ts';

interface Shortcuts {
  onPublish: () => void;
  onFind: () => void;
}

/** Undo and redo for all panels, F6 to get from one panel to the next, Ctrl P to find a page, and Ctrl Enter to publish. */
export function useShortcuts(store: DraftStore, shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const calls: Record<string, (event: KeyboardEvent) => unknown> = {
      z: ({ shiftKey }) => (shiftKey ? store.redo() : store.undo()),
      y: () => store.redo(),
      p: () => latest.current.onFind(),
      enter: () => latest.current.onPublish(),
    };
    const onKey = (event: KeyboardEvent) => {
      // What is behind a dialog stays as it is.
      if (document.querySelector('dialog:modal')) return;
      const call = event.ctrlKey || event.metaKey ? calls[event.key.toLowerCase()] : undefined;
      if (event.key === 'F6') focusPanel(event.shiftKey ? -1 : 1);
      else if (call) void call(event);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

/** @param step 1 for the next panel, -1 for the previous one */
function focusPanel(step: 1 | -1): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  const here = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = panels.at((Math.max(here, step < 0 ? 0 : -1) + step) % panels.length);
  const first = 'input, textarea, select, button:not([disabled]), a[href], iframe';
  const target =
    // The editor of the YAML is in a shadow root.
    next?.querySelector('.source')?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ??
    next?.querySelector<HTMLElement>('[aria-current]') ??
    next?.querySelector<HTMLElement>(first);
  target?.focus();
}
