import { useState } from 'react';
import { browserStore } from '../../../../ui/local-store.ts';

/** A view that this browser remembers under a name. */
export interface SavedView {
  name: string;
  /** The query of the list, without an open lead. */
  query: string;
}

const key = 'views';
const store = browserStore('localStorage');

/** @param stored whatever the storage has, perhaps from an earlier version */
export function readSavedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (item): item is SavedView => typeof item?.name === 'string' && typeof item?.query === 'string',
  );
}

/** Adds a view, or replaces the one with the same query. */
export function withView(views: SavedView[], added: SavedView): SavedView[] {
  return [...views.filter(({ query }) => query !== added.query), added];
}

export function useSavedViews() {
  const [views, setViews] = useState(() => readSavedViews(store.read(key)));
  const keep = (next: SavedView[]) => {
    store.write(key, next);
    setViews(next);
  };
  return {
    views,
    save: (view: SavedView) => keep(withView(views, view)),
    rename: (query: string, name: string) =>
      keep(views.map((view) => (view.query === query ? { ...view, name } : view))),
    remove: (query: string) => keep(views.filter((view) => view.query !== query)),
  };
}
