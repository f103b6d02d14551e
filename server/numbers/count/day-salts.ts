import { randomBytes } from 'node:crypto';
import type { Storage } from '../../storage/storage.ts';

/** The secret of a day, such as `2026-03-02`, the same on all servers. */
export type ReadDaySalt = (day: string) => Promise<string>;

/** Reads the secret of a day, or makes it: when several servers do so at the same time, the first one's is that of all. */
export function createDaySalts({ commit }: Pick<Storage, 'commit'>): ReadDaySalt {
  return (day) =>
    commit(async (trx) => {
      await trx
        .insertInto('view_salts')
        .values({ day, salt: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const row = await trx
        .selectFrom('view_salts')
        .select('salt')
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return row.salt;
    });
}
