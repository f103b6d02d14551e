import { execFileSync } from 'node:child_process';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Tables in which SQLite keeps the search index. Deleted words leave them when the files are cleaned. */
const indexStorage = 'desk_search_';

/** The names of the traces that any column of any table contains. */
export async function tracesInTables(db: Kysely<Tables>, traces: Record<string, string>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  let text = '';
  for (const { name } of tables) {
    if (name.startsWith(indexStorage)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    text += JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : readable(value),
    );
  }
  const letters = text.toLowerCase();
  const digits = text.replace(/[^\d"]/g, '');
  return namesOf(
    traces,
    (trace) => letters.includes(trace) || (/^\d+$/.test(trace) && digits.includes(trace)),
  );
}

const readable = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;

/** The names of the traces that the bytes of any file contain. Reads in another process: see `database-files.ts`. */
export function tracesInFiles(paths: readonly string[], traces: Record<string, string>): string[] {
  return namesOf(traces, (trace) => {
    const pattern = /^\d+$/.test(trace) ? [...trace].join('[^0-9a-z]{0,3}') : RegExp.escape(trace);
    try {
      execFileSync('grep', ['-r', '-a', '-q', '-i', '-P', '-e', pattern, ...paths], { env: { LC_ALL: 'C' } });
      return true;
    } catch (error) {
      // 1 means that nothing was found.
      if ((error as { status?: number }).status === 1) return false;
      throw error;
    }
  });
}

function namesOf(traces: Record<string, string>, isFound: (trace: string) => boolean): string[] {
  return Object.entries(traces).flatMap(([name, trace]) => (isFound(trace.toLowerCase()) ? [name] : []));
}
