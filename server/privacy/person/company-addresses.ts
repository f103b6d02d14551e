import type { Config } from '../../config/config.ts';
import { emailKey } from '../../desk/intake/derive.ts';
import { localSender } from '../../mail/choose-mailer.ts';

/**
 * Addresses of the company, normalized. A lead can have one, when staff try a form; it leads to no person, because all mail of
 * staff comes from it.
 */
export function companyAddresses({ mail }: Pick<Config, 'mail'>): ReadonlySet<string> {
  const { from = localSender, replyTo, notifyTo = [] } = mail;
  return new Set([from, ...(replyTo ? [replyTo] : []), ...notifyTo].map(({ address }) => emailKey(address)));
}
