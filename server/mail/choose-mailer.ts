import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderMailer } from './folder-mailer.ts';
import type { Address, Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The sender of mail that is written to files: MAIL_FROM is optional then. */
export const localSender: Address = { name: '', address: 'website@localhost' };

export function chooseMailer({
  mail: { smtpUrl, from = localSender },
  delivery,
  dataDir,
}: Pick<Config, 'mail' | 'delivery' | 'dataDir'>): Mailer {
  return smtpUrl === undefined
    ? createFolderMailer(join(dataDir, 'mail'), from)
    : createSmtpMailer(smtpUrl, from, delivery.timeoutMs);
}
