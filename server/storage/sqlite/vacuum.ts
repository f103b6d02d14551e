import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Rewrites the database file from its rows, and empties its log: neither contains anything else afterward. Runs in a thread of
 * its own, because it takes seconds and does not return in between. Readers go on; writers have to wait.
 */
export async function vacuum(path: string): Promise<void> {
  await run({ path, isRewritten: true });
}

/** Copies the log into the database file, whose deleted rows are overwritten with zeros, and empties it. */
export async function emptyLog(path: string): Promise<void> {
  await run({ path, isRewritten: false });
}

/** The data of `vacuum-thread.ts`. */
export interface VacuumWork {
  path: string;
  /** Whether the file is rewritten before its log is emptied. */
  isRewritten: boolean;
}

async function run(workerData: VacuumWork): Promise<void> {
  const thread = new Worker(new URL('./vacuum-thread.ts', import.meta.url), { workerData });
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error('The database file could not be rewritten.');
}
