import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Storage } from '../storage/storage.ts';
import { pendingByTarget } from './outbox/outbox-state.ts';
import type { Target } from './target.ts';

export interface SummaryParts {
  config: Pick<Config, 'mail' | 'leads'>;
  storage: Pick<Storage, 'db'>;
  targets: readonly Pick<Target, 'name' | 'about'>[];
  logger: Logger;
}

/** Logs at startup where leads are delivered, and which deliveries have no configured target anymore. */
export async function logStartupSummary({ config, storage, targets, logger }: SummaryParts): Promise<void> {
  for (const { name, about } of targets) logger.info({ target: name, to: about }, 'delivery target');
  if (config.mail.smtpUrl === undefined)
    logger.warn('SMTP_URL is not set: mail is written to files and not sent');
  if (config.leads.crmUrl === undefined)
    logger.info('CRM_URL is not set: the built-in store is the CRM; run npm run leads');
  for (const { target, status, count } of await pendingByTarget(storage.db)) {
    if (status === 'dead')
      logger.warn({ target, count }, 'dead-lettered deliveries; run npm run leads -- replay --dead');
    else if (!targets.some(({ name }) => name === target))
      logger.warn({ target, count }, 'deliveries are pending for a target that is not configured');
  }
}
