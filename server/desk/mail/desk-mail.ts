import type { Config } from '../../config/config.ts';
import { localSender } from '../../mail/choose-mailer.ts';
import type { Address } from '../../mail/mail.ts';
import type { Storage } from '../../storage/storage.ts';
import { storedSecret } from '../../storage/stored-secret.ts';
import { createThreadKeys, type ThreadKeys } from './thread-key.ts';

/** What replies of staff say about their sender. */
export interface DeskMail {
  /** The company's address; replies add the name of the staff member. */
  from: Address;
  /** Where an answer about this lead goes. */
  replyTo(leadId: string): string;
  keys: ThreadKeys;
  /** Whether mail is sent; otherwise, it is written to files. */
  isSent: boolean;
  /** Whether answers are read. */
  isRead: boolean;
}

export async function openDeskMail(
  { mail }: Pick<Config, 'mail'>,
  storage: Pick<Storage, 'commit'>,
): Promise<DeskMail> {
  const keys = createThreadKeys(await storedSecret(storage, 'mail_secret'));
  const from = mail.from ?? localSender;
  const { address } = mail.replyTo ?? from;
  const at = address.lastIndexOf('@');
  const isRead = mail.imapUrl !== undefined;
  return {
    from,
    keys,
    isSent: mail.smtpUrl !== undefined,
    isRead,
    // Without anyone to read the key, an address that every mail server accepts is better.
    replyTo: (leadId) =>
      isRead ? `${address.slice(0, at)}+${keys.keyOf(leadId)}${address.slice(at)}` : address,
  };
}
