/** A browser's storage that never throws: it can be full, or forbidden. */
export interface LocalStore {
  read(key: string): unknown;
  /** Undefined removes the entry. */
  write(key: string, value: unknown): void;
}

/** @param prefix keeps the names of the desk and of pages apart */
export function browserStore(kind: 'localStorage' | 'sessionStorage', prefix = 'desk-'): LocalStore {
  return {
    read(key) {
      try {
        return JSON.parse(globalThis[kind].getItem(prefix + key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === undefined) globalThis[kind].removeItem(prefix + key);
        else globalThis[kind].setItem(prefix + key, JSON.stringify(value));
      } catch {
        // The setting or draft lives until the page is left.
      }
    },
  };
}
