import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { reasonOf } from '../../lib/reason-of.ts';
import type { Change } from './change.ts';
import type { Channel } from './channel.ts';

export type Listener = (change: Change) => void;

/** Distributes changes to the open desks of all servers. */
export interface Feed {
  /** Call after the commit. Never throws; what a failure loses is found by `desk/feed/watch.ts`. */
  publish(change: Change): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void;
  /** Resolves when changes of other servers are received, or could not be within a while. */
  connected(): Promise<unknown>;
  close(): Promise<void>;
}

/** How long a server waits for its first connection to the others, in ms. */
const connectMs = 2000;

/** Changes that are published within this time, in ms, travel together. */
const batchMs = 10;

/** @param channel to the other servers; undefined if there is only this one */
export function createFeed(logger: Logger, channel?: Channel): Feed {
  const listeners = new Set<Listener>();
  let batch: Change[] = [];
  let isClosed = false;

  const emit = (changes: readonly Change[]) => {
    for (const change of changes) for (const listener of listeners) listener(change);
  };

  function flush(): void {
    const changes = batch;
    batch = [];
    channel?.send(changes).catch((error: unknown) => {
      logger.warn({ reason: reasonOf(error) }, 'desk changes could not be sent to other servers');
    });
  }

  channel?.receive(emit);
  return {
    publish(change) {
      if (isClosed) return;
      emit([change]);
      if (!channel) return;
      if (batch.length === 0) setTimeout(flush, batchMs);
      batch.push(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connected: () => Promise.race([channel?.connected, sleep(connectMs, undefined, { ref: false })]),
    async close() {
      isClosed = true;
      listeners.clear();
      await channel?.close();
    },
  };
}
