/** A number in a browser's storage, which can be full or forbidden; then there is none. */
export const storedNumber = (kind: 'localStorage' | 'sessionStorage', key: string) => ({
  read(): number | undefined {
    try {
      const text = globalThis[kind].getItem(key);
      return text === null ? undefined : Number(text);
    } catch {
      return undefined;
    }
  },
  write(value: number): void {
    try {
      globalThis[kind].setItem(key, String(value));
    } catch {
      // The next page begins without it.
    }
  },
});
