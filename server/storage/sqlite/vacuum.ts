import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Rewrites the search index and the database file from the rows, and empties the log: nothing else is left in them.
 * Runs in a thread of its own, because it takes seconds and does not return in between. Readers go on; writers have to wait.
 */
export async function vacuum(path: string): Promise<void> {
  await run({ path, isRewritten: true });
}

/** Like `vacuum`, but leaves the file as it is: what is deleted from it is overwritten with zeros already. */
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
