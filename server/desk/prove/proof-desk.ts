import type { Storage } from '../../storage/storage.ts';
import { type Fleet, startFleet } from '../../testing/fleet.ts';
import { addStaff } from '../../testing/staff/staff-account.ts';
import { openProofStorage } from '../../testing/storage/proof-storage.ts';

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
  await using stack = new AsyncDisposableStack();
  const { folder, storage, environment: ofDatabase } = stack.use(await openProofStorage(database));
  for (const email of people) await addStaff({ storage }, email, 'agent');
  const fleet = await startFleet({
    folder,
    count: 2,
    environment: {
      ...ofDatabase,
      STAFF_SIGN_IN_LIMIT: '0',
      ...environment,
    },
  });
  stack.use(fleet);
  const moved = stack.move();
  return { fleet, storage, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}
