import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { CleanRequest, CleanResult } from '../storage.ts';

const connectMs = 5000;

/** How long writes of a table wait at most for its turn, in ms; the rewrite itself comes on top. */
const lockMs = 1000;
const maxTries = 5;

/** How long to wait for transactions that can still see the deleted rows, in ms. */
const snapshotMs = 10_000;
const snapshotPollMs = 100;

/** SQLSTATE of `lock_timeout`, and of a missing permission. Source: PostgreSQL manual, appendix A. */
const lockNotAvailable = '55P03';
const insufficientPrivilege = '42501';

/**
 * Rewrites the tables without their deleted rows, whose bytes an ordinary VACUUM would leave in the pages, and the statistics,
 * which contain samples of all columns. On a connection of its own: a statement takes as long as it takes.
 */
export async function cleanTables(url: string, { tables, maxBytes }: CleanRequest): Promise<CleanResult> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    application_name: 'landing-pages cleaning',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = ${lockMs}`);
    if (!(await waitForSnapshots(client))) return 'busy';
    let [isBusy, isTooLarge] = [false, false];
    for (const table of tables) {
      const isSmall = (await sizeOf(client, table)) <= maxBytes;
      const isDone = await vacuum(client, isSmall ? 'full, analyze' : 'analyze', table);
      isBusy ||= !isDone;
      isTooLarge ||= !isSmall;
      await forgetEmptied(client, table);
    }
    // The old statistics are deleted rows too.
    if (!(await waitForSnapshots(client))) return 'busy';
    isBusy ||= !(await vacuum(client, 'full', 'pg_catalog.pg_statistic'));
    return isBusy ? 'busy' : isTooLarge ? 'too large' : 'clean';
  } finally {
    await client.end();
  }
}

/**
 * Resolves when no transaction sees rows that were deleted before, now or with a later snapshot; VACUUM would keep them. New
 * snapshots reach back to the oldest transaction that still writes in any database of the server, VACUUM's own included.
 * @returns false if one stays open
 */
async function waitForSnapshots(client: Client): Promise<boolean> {
  const { rows } = await client.query('select pg_current_xact_id()::text as id');
  const until = performance.now() + snapshotMs;
  for (;;) {
    const seen = await client.query(
      `select pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8 or exists (
         select 1 from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null
           and age(backend_xmin) > age($1::xid8::xid)) as older`,
      [rows[0].id],
    );
    if (!seen.rows[0].older) return true;
    if (performance.now() > until) return false;
    await sleep(snapshotPollMs);
  }
}

async function sizeOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query('select pg_total_relation_size($1::regclass) as bytes', [table]);
  return Number(rows[0].bytes);
}

/** ANALYZE keeps what it knew of a table that has become empty. Only a superuser can remove it. */
async function forgetEmptied(client: Client, table: string): Promise<void> {
  const { rows } = await client.query(`select 1 from ${table} limit 1`);
  if (rows.length > 0) return;
  try {
    await client.query('delete from pg_catalog.pg_statistic where starelid = $1::regclass', [table]);
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
  }
}

/** @returns false if others kept the table in use, or it belongs to the operator */
async function vacuum(client: Client, options: string, table: string): Promise<boolean> {
  for (let left = maxTries - 1; ; left -= 1) {
    try {
      await client.query(`vacuum (${options}) ${table}`);
      return true;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === insufficientPrivilege) return false;
      if (code !== lockNotAvailable) throw error;
      if (left === 0) return false;
      await sleep(lockMs);
    }
  }
}
