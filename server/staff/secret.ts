import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/** Of the row in `settings`. */
const name = 'staff_secret';

/**
 * What cookies are signed with: made once, and the same for all servers on one database. Of servers that start together
 * the first one's stays.
 */
export function keptSecret(storage: Pick<Storage, 'commit'>): Promise<string> {
  return storage.commit(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await trx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}
