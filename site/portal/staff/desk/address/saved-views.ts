import { useStored } from '../parts/use-stored.ts';

/** A view that this browser remembers under a name. */
export interface SavedView {
  name: string;
  /** The query of the list, without an open lead. */
  query: string;
}

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
  const [views, change] = useStored('views', readSavedViews);
  return {
    views,
    save: (view: SavedView) => change((known) => withView(known, view)),
    rename: (query: string, name: string) =>
      change((known) => known.map((view) => (view.query === query ? { ...view, name } : view))),
    remove: (query: string) => change((known) => known.filter((view) => view.query !== query)),
  };
}
