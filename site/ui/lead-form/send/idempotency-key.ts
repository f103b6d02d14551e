/**
 * Creates a function that returns one key per content. The server treats calls with the same key as one submission.
 * @param makeKey returns a new unique key
 */
export function createKeys(makeKey: () => string = randomKey): (content: string) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const key = keys.get(content) ?? makeKey();
    keys.set(content, key);
    return key;
  };
}

/** A random version 4 UUID. Unlike `crypto.randomUUID`, it also works without TLS, as in a test on a phone. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
