import { BoundedCache } from './bounded-cache.ts';

/** Contents by key. Concurrent requests for the same missing content share one load. */
export interface ContentCache {
  getOrLoad(key: string, load: () => Promise<NonSharedBuffer>): Promise<NonSharedBuffer>;
  /** Replaces the stored content, for example with a smaller encoding of it. */
  replace(key: string, bytes: NonSharedBuffer): void;
}

export function createContentCache(limitBytes: number): ContentCache {
  const stored = new BoundedCache(limitBytes);
  const loading = new Map<string, Promise<NonSharedBuffer>>();

  async function loadAndStore(key: string, load: () => Promise<NonSharedBuffer>): Promise<NonSharedBuffer> {
    try {
      const bytes = await load();
      stored.set(key, bytes);
      return bytes;
    } finally {
      loading.delete(key);
    }
  }

  return {
    async getOrLoad(key, load) {
      const known = stored.get(key) ?? loading.get(key);
      if (known) return known;
      const started = loadAndStore(key, load);
      loading.set(key, started);
      return started;
    },
    replace: (key, bytes) => stored.set(key, bytes),
  };
}
