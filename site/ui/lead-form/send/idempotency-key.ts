/**
 * Gives the key that tells the server which calls are one submission: one for each content, whatever was sent between.
 * @param makeKey makes a key that nobody else makes
 */
export function createKeys(makeKey: () => string = randomKey): (content: string) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const key = keys.get(content) ?? makeKey();
    keys.set(content, key);
    return key;
  };
}

/** A random UUID (version 4); unlike `crypto.randomUUID` also on pages without TLS, such as a test on a phone. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
