/** A number in a browser's storage. Where that is full or forbidden, it lasts until the page is left. */
export function storedNumber(kind: 'localStorage' | 'sessionStorage', key: string) {
  let own: number | undefined;
  return {
    read(): number | undefined {
      try {
        const text = globalThis[kind].getItem(key);
        return text === null ? own : Number(text);
      } catch {
        return own;
      }
    },
    write(value: number): void {
      own = value;
      try {
        globalThis[kind].setItem(key, String(value));
      } catch {
        // The next page begins without it.
      }
    },
  };
}
