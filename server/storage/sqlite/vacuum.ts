import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Rewrites the database file from its rows, and empties its log: neither contains anything else afterward. Runs in a thread of
 * its own, because it takes seconds and does not return in between. Readers go on; writers have to wait.
 */
export async function vacuum(path: string): Promise<void> {
  const thread = new Worker(new URL('./vacuum-thread.ts', import.meta.url), { workerData: path });
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error('The database file could not be rewritten.');
}
