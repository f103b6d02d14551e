import { randomBytes } from 'node:crypto';
import type { Storage } from './storage.ts';

/**
 * A secret that signs cookies or addresses: generated once and shared by all servers on one database. When servers start at the same time,
 * the first one's secret wins.
 * @param name of its row in `settings`
 */
export function storedSecret(
  storage: Pick<Storage, 'commit'>,
  name: 'staff_secret' | 'visitor_secret' | 'mail_secret' | 'studio_secret',
): Promise<string> {
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
