import { type DBSchema, openDB } from 'idb';
import type { Pending } from './pending.ts';

/** Keeps changes that are on their way, also if the browser ends. */
export interface PendingStore {
  /** All of a draft, in the order in which they were made. */
  of: (draft: string) => Promise<Pending[]>;
  put: (pending: Pending) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Whether they are still there after the page was closed. */
  isLasting: boolean;
}

interface Schema extends DBSchema {
  pending: { key: string; value: Pending & { order: number }; indexes: { order: number } };
}

/** The browser's own database. @throws DOMException if the browser has none, as some do in private windows */
export async function openPendingStore(name = 'studio'): Promise<PendingStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (db) => db.createObjectStore('pending', { keyPath: 'id' }).createIndex('order', 'order'),
  });
  const orders = new Map<string, number>();
  let last = Date.now();
  return {
    isLasting: true,
    async of(draft) {
      const all = await database.getAllFromIndex('pending', 'order');
      return all
        .filter((pending) => pending.draft === draft)
        .map(({ order, ...pending }) => {
          orders.set(pending.id, order);
          return pending;
        });
    },
    async put(pending) {
      const order = orders.getOrInsertComputed(pending.id, () => ++last);
      await database.put('pending', { ...pending, order });
    },
    async remove(id) {
      await database.delete('pending', id);
      orders.delete(id);
    },
  };
}

/** Keeps changes as long as the page is open, for browsers without a database. */
export function memoryStore(): PendingStore {
  const all = new Map<string, Pending>();
  return {
    isLasting: false,
    of: async (draft) => [...all.values()].filter((pending) => pending.draft === draft),
    put: async (pending) => void all.set(pending.id, pending),
    remove: async (id) => void all.delete(id),
  };
}
