import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Storage } from '../storage/storage.ts';
import { pendingByTarget } from './outbox-state.ts';
import type { Target } from './target.ts';

export interface TellParts {
  config: Pick<Config, 'mail' | 'leads'>;
  storage: Pick<Storage, 'db'>;
  targets: readonly Target[];
  logger: Logger;
}

/** Says at start who will hear of leads, and for whom deliveries wait who is not configured any more. */
export async function tellWhoIsTold({ config, storage, targets, logger }: TellParts): Promise<void> {
  for (const { name, about } of targets) logger.info({ target: name, to: about }, 'news are told to');
  if (config.mail.smtpUrl === undefined)
    logger.warn('SMTP_URL is not set: mail is written to files and reaches nobody by itself');
  if (config.leads.crmUrl === undefined)
    logger.info('CRM_URL is not set: the built-in store is the CRM; see npm run leads');
  for (const { target, status, count } of await pendingByTarget(storage.db)) {
    if (status === 'dead')
      logger.warn({ target, count }, 'deliveries were given up; see npm run leads -- replay');
    else if (!targets.some(({ name }) => name === target))
      logger.warn({ target, count }, 'deliveries wait for a target that is not configured');
  }
}
