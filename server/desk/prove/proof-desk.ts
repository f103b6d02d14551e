import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Fleet, startFleet } from '../../testing/fleet.ts';
import { addStaff } from '../../testing/staff/staff-account.ts';
import { startPostgres } from '../../testing/storage/postgres.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** Two servers on one database, whose staff are `people`. */
export interface ProofDesk extends AsyncDisposable {
  fleet: Fleet;
  storage: Storage;
}

export const people: [string, string] = ['dana@larkfield.example', 'luis@larkfield.example'];

/** @param environment of the servers, next to the database */
export async function openProofDesk(
  database: DatabaseName,
  environment: Record<string, string> = {},
): Promise<ProofDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-proof-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : undefined;
  stack.use(postgres);
  const databaseUrl = await postgres?.createDatabase();
  const dataDir = join(folder, 'data');
  const storage = await openStorage({ dataDir, databaseUrl });
  stack.defer(() => storage.close());
  for (const email of people) await addStaff({ storage }, email, 'agent');
  const fleet = await startFleet({
    folder,
    count: 2,
    environment: {
      DATA_DIR: dataDir,
      STAFF_SIGN_IN_LIMIT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  stack.use(fleet);
  const moved = stack.move();
  return { fleet, storage, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}
