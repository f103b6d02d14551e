/** The thread of `vacuum.ts`. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { VacuumWork } from './vacuum.ts';

/** How long to wait for a write or a reader, in ms. */
const busyMs = 10_000;

const { path, isRewritten } = workerData as VacuumWork;
using database = new DatabaseSync(path, { timeout: busyMs });
// The search index keeps deleted words, only marked, until its parts are merged. Source: sqlite.org/fts5.html, 6.4 and 6.9
database.exec(`insert into desk_search (desk_search) values ('optimize')`);
if (isRewritten) database.exec('vacuum');
// Copies everything into the file and empties the log. A reader of an older state is in the way of that.
const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() ?? {};
if (busy !== 0) throw new Error('The log of the database could not be emptied.');
