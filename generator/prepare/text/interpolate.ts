const use = /\$\{([^{}\n]*)\}/g;

/**
 * Inserts facts. Unknown names, including malformed ones such as `${refund-days}`, are left unchanged.
 * @param onMissing called with each unknown name, and with its reference as written
 */
export function interpolate(
  text: string,
  fact: (name: string) => string | undefined,
  onMissing?: (name: string, written: string) => void,
): string {
  if (!text.includes('${')) return text;
  return text.replace(use, (written, inner: string) => {
    const name = inner.trim();
    const value = fact(name);
    if (value === undefined) onMissing?.(name, written);
    return value ?? written;
  });
}
