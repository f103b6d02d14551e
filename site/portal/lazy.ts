import type { ComponentType } from 'react';

/** A component whose code is fetched when it is needed; see `ui/layout/lazy-part.tsx`. */
export interface Late<Props extends object> {
  loaded: ComponentType<Props> | undefined;
  /** Resolves when it is there. Fetches it once, or again when that failed. */
  load: () => Promise<void>;
}

export function late<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): Late<Props> {
  const late: Late<Props> = {
    loaded: undefined,
    async load() {
      late.loaded ??= (await fetchModule()).default;
    },
  };
  return late;
}
