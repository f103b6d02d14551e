import { BoundedCache } from './bounded-cache.ts';

/** Contents by key: from memory, or made once for everybody who asks meanwhile. */
export interface ContentCache {
  once(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Puts better bytes in the place of what is kept. */
  replace(key: string, bytes: Buffer): void;
}

export function createContentCache(limitBytes: number): ContentCache {
  const kept = new BoundedCache(limitBytes);
  const underWay = new Map<string, Promise<Buffer>>();

  async function makeAndKeep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await make();
      kept.set(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async once(key, make) {
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const started = makeAndKeep(key, make);
      underWay.set(key, started);
      return started;
    },
    replace: (key, bytes) => kept.set(key, bytes),
  };
}
