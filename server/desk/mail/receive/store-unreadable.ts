import { hash } from 'node:crypto';
import { StorageError } from '../../../storage/storage-error.ts';
import type { MailHead } from './mail-head.ts';
import { createReceipt, type MailSource, type ReceiveMailParts } from './receipt.ts';

interface Unreadable extends Pick<MailSource, 'receivedAt' | 'onStored'> {
  /** Names the message in its mailbox. */
  key: string;
  /** What the mail server says about it, if it can. */
  envelope?: Envelope;
}

export type Envelope = Pick<MailHead, 'from' | 'to' | 'recipients' | 'subject' | 'inReplyTo'>;

const noEnvelope: Envelope = {
  from: { name: '', address: '' },
  to: '',
  recipients: [],
  subject: '',
  inReplyTo: null,
};

/** Stores that there is a message which could not be read, with the lead that its envelope leads to. */
export async function storeUnreadable(parts: ReceiveMailParts, message: Unreadable): Promise<void> {
  try {
    await store(parts, message);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    // The envelope can be what is unreadable.
    await store(parts, { ...message, envelope: noEnvelope });
  }
}

async function store(
  parts: ReceiveMailParts,
  { key, envelope = noEnvelope, ...message }: Unreadable,
): Promise<void> {
  const receipt = await createReceipt(parts, message);
  const head: MailHead = {
    ...envelope,
    subject: envelope.subject || 'An email that could not be read',
    messageId: null,
    references: [],
    returnPath: null,
    contentType: 'text/plain',
    date: '',
    valuesOf: () => [],
  };
  await receipt.onHead(head);
  await receipt.store({
    head,
    text: '',
    html: null,
    report: [],
    digest: hash('sha256', key, 'base64url'),
    dropped: [{ name: 'The message', reason: 'It could not be read.' }],
  });
}
