import type { MailSource, ReceiveMailParts } from '../../../desk/mail/receive/receipt.ts';
import { receiveMail } from '../../../desk/mail/receive/receive-mail.ts';
import { createSiteFacts } from '../../../site-facts.ts';
import type { DatabaseKind } from '../../storage/databases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { deskClient } from '../desk-client.ts';

/** A desk that reads answers, with one manager at it. */
export async function createMailDesk(
  database: DatabaseKind = 'SQLite',
  environment: Record<string, string> = {},
) {
  const server = await createTestApp({
    database,
    environment: {
      MAIL_FROM: 'Larkfield Resumes <hello@larkfield.example>',
      IMAP_URL: 'imap://answers:secret@127.0.0.1:1/INBOX',
      LEAD_ACKNOWLEDGE: 'off',
      ...environment,
    },
  });
  const { storage, parts } = server;
  const nora = await deskClient(server);
  const receive = receivePartsOf(server);
  return {
    server,
    nora,
    /** The address for answers about a lead. */
    addressOf: (leadId: string) => parts.deskMail.replyTo(leadId),
    /** Receives a message as it came out of the mailbox. */
    receive: (message: string | Uint8Array, more: Partial<MailSource> = {}) =>
      receiveMail(receive, { source: inParts(Buffer.from(message)), isCut: false, ...more }),
    /** Sends a reply. @returns its Message-ID */
    async reply(leadId: string, subject = 'Your resume', text = 'Two questions first.'): Promise<string> {
      const id = crypto.randomUUID();
      const answer = await nora.post(`leads/${leadId}/mails`, { id, subject, text });
      if (!answer.ok) throw new Error(await answer.text());
      return `<${id}@larkfield.example>`;
    },
    mails: () =>
      storage.db.selectFrom('mails').selectAll().orderBy('at').orderBy('direction', 'desc').execute(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export type MailDesk = Awaited<ReturnType<typeof createMailDesk>>;

/** What receives mail on the same app. */
export function receivePartsOf({ storage, desk, privacy, targets, parts }: TestApp): ReceiveMailParts {
  const { clock, logger, config, deskMail, dist } = parts;
  return {
    storage,
    keys: deskMail.keys,
    feed: desk.feed,
    wasErased: privacy.wasErased,
    newLeads: {
      company: privacy.parts.company,
      facts: createSiteFacts(dist),
      desk: desk.rules,
      targets: { targets: targets.map(({ name }) => name), settleMs: config.delivery.settleMs },
    },
    clock,
    logger,
  };
}

async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += 50_000) yield bytes.subarray(at, at + 50_000);
}
