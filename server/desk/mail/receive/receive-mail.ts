import { readMessage } from './read-message.ts';
import { createReceipt, type MailSource, type ReceivedMail, type ReceiveMailParts } from './receipt.ts';

/**
 * Receives one message of a mailbox. It can be repeated at any time, also after a crash: the same message is stored once.
 * Nothing is ever sent in answer. Source: RFC 3834, 2.
 * @throws StorageError if the database is away: the message has to be received again
 */
export async function receiveMail(parts: ReceiveMailParts, message: MailSource): Promise<ReceivedMail> {
  const { onHead, onFile, store } = await createReceipt(parts, message);
  return store(await readMessage({ ...message, onHead, onFile }));
}
