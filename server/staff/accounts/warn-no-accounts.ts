import type { Logger } from 'pino';
import type { Storage } from '../../storage/storage.ts';

/** Logs how to create the first account; without one, no one can open the staff pages. */
export async function warnIfNoAccounts({ db }: Pick<Storage, 'db'>, logger: Logger): Promise<void> {
  const first = await db.selectFrom('staff_users').select('id').limit(1).executeTakeFirst();
  if (!first) logger.warn('there are no staff accounts yet; run npm run staff -- add you@company.example');
}
