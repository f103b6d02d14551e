import type { Logger } from 'pino';
import type { Storage } from '../../storage/storage.ts';
import type { Staff } from '../staff.ts';

/** Says how to make an account as long as nobody has one: without it the pages of staff open for nobody. */
export async function tellWhoCanSignIn({
  staff,
  storage,
  logger,
}: {
  staff: Pick<Staff, 'ownSignIn'>;
  storage: Pick<Storage, 'db'>;
  logger: Logger;
}): Promise<void> {
  if (!staff.ownSignIn) return;
  const anybody = await storage.db.selectFrom('staff_users').select('id').limit(1).executeTakeFirst();
  if (!anybody)
    logger.warn('nobody of staff has an account yet; make one: npm run staff -- add you@company.example');
}
