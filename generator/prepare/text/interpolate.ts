const use = /\$\{([^{}\n]*)\}/g;

/**
 * Puts facts in. A name that is not there stays as it is and is told to `missing`, with the words that were written:
 * `${refund-days}` is a mistake, too, and nothing that a visitor should read.
 */
export function interpolate(
  text: string,
  fact: (name: string) => string | undefined,
  missing: (name: string, written: string) => void,
): string {
  if (!text.includes('${')) return text;
  return text.replace(use, (written, inner: string) => {
    const name = inner.trim();
    const value = fact(name);
    if (value === undefined) missing(name, written);
    return value ?? written;
  });
}
