import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { SendMailBody } from '../../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../../schema/api/desk-lead.ts';
import type { LeadEvent } from '../../../../schema/api/desk-timeline.ts';
import { createDeliveringApp } from '../../../testing/delivering-app.ts';
import { conflictOf, type DeskClient, deskClient, newLead } from '../../../testing/desk/desk-client.ts';
import { databases } from '../../../testing/storage/databases.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const body = (changes: Partial<SendMailBody> = {}): SendMailBody => ({
  id: randomUUID(),
  subject: 'Your resume',
  text: 'Hi Jordan,\n\nTwo questions first.\nNora',
  ...changes,
});

type MailOut = Extract<LeadEvent, { kind: 'mail-out' }>;

const mailsOf = ({ timeline }: LeadDetails) =>
  timeline.flatMap(({ event }) => (event.kind === 'mail-out' ? [event] : []));

async function sent(nora: DeskClient, id: string, changes?: Partial<SendMailBody>): Promise<LeadDetails> {
  const answer = await nora.post(`leads/${id}/mails`, body(changes));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).lead;
}

/** Waits until the delivery of the lead's only mail has this status. */
const stateOf = (nora: DeskClient, id: string, status: MailOut['delivery']['status']) =>
  vi.waitFor(async () => {
    const [mail] = mailsOf(await nora.lead(id));
    expect(mail?.delivery.status).toBe(status);
    return mail?.delivery;
  }, 15_000);

describe.each(databases)('on %s', (database) => {
  test('a reply is sent once, however often the call is repeated, and the lead waits for its owner', async () => {
    await using server = await createDeliveringApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server, { email: 'jordan@mail.example' });
    const mail = body();
    const answers = await Promise.all([1, 2, 3].map(() => nora.post(`leads/${id}/mails`, mail)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const delivery = await stateOf(nora, id, 'sent');
    expect(delivery).toMatchObject({ acceptedBy: '127.0.0.1', reason: null });
    const lead = await nora.lead(id);
    expect(lead).toMatchObject({ state: 'waiting', owner: { email: nora.email }, revision: 1 });
    expect(lead.timeline.map(({ event }) => event.kind)).toEqual([
      'received',
      'assigned',
      'mail-out',
      'state',
    ]);
    const received = server.smtp.received.filter(({ recipients }) => recipients[0] === 'jordan@mail.example');
    const replies = received.filter(({ mail: { subject } }) => subject === 'Your resume');
    expect(replies).toHaveLength(1);
    expect(replies[0]?.mail).toMatchObject({
      messageId: `<${mail.id}@larkfield.example>`,
      from: { name: 'Nora at The company', address: 'hello@larkfield.example' },
      replyTo: [{ address: 'hello@larkfield.example' }],
    });
    expect(replies[0]?.sender).toBe('hello@larkfield.example');
    expect(replies[0]?.mail.html).toContain('<p>Two questions first.<br>Nora</p>');
    expect(replies[0]?.mail.text?.trim()).toBe(mail.text);
  });

  test('of two people who reply at once, the second learns who was faster, and can send after all', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const dana = await deskClient(server, 'dana@larkfield.example');
    const id = await newLead(server);
    await nora.changed(id, { state: 'waiting' });
    const { revision } = await nora.lead(id);
    const first = body({ revision });
    for (const _ of [1, 2]) expect((await nora.post(`leads/${id}/mails`, first)).status).toBe(200);
    const second = body({ revision, subject: 'Me too' });
    const { lead, since } = await conflictOf(await dana.post(`leads/${id}/mails`, second));
    expect(since).toMatchObject([{ by: { name: 'Nora' }, event: { kind: 'mail-out' } }]);
    expect((await dana.post(`leads/${id}/mails`, { ...second, revision: lead?.revision })).status).toBe(200);
    // A duplicated tab continues the draft under the same id.
    for (const _ of [1, 2])
      expect(
        (await nora.post(`leads/${id}/mails`, { ...first, revision: undefined, text: 'P.S.' })).status,
      ).toBe(200);
    expect(mailsOf(await nora.lead(id)).map(({ text }) => text)).toEqual([first.text, second.text, 'P.S.']);
  });

  test('a retry carries the same Message-ID, and a reply to a reply its thread', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: { IMAP_URL: 'imap://user:pass@127.0.0.1:1', LEAD_ACKNOWLEDGE: 'off' },
    });
    const nora = await deskClient(server);
    const id = await newLead(server, { email: 'jordan@mail.example' });
    server.smtp.fault = 'rejects-temporarily';
    const first = body();
    await sent(nora, id, first);
    await vi.waitFor(async () => {
      const [mail] = mailsOf(await nora.lead(id));
      expect(mail?.delivery).toMatchObject({
        status: 'pending',
        reason: 'The mail server asked to try again later.',
        detail: expect.stringContaining('451'),
      });
    }, 15_000);
    server.smtp.fault = 'none';
    await stateOf(nora, id, 'sent');
    const second = body({ subject: 'Re: Your resume' });
    await sent(nora, id, second);
    await vi.waitFor(
      () =>
        expect(server.smtp.received.filter(({ mail }) => mail.subject?.includes('resume'))).toHaveLength(2),
      15_000,
    );
    const [one, other] = server.smtp.received.filter(({ mail }) => mail.subject?.includes('resume'));
    expect(one?.mail.messageId).toBe(`<${first.id}@larkfield.example>`);
    expect(other?.mail).toMatchObject({ inReplyTo: one?.mail.messageId, references: one?.mail.messageId });
    // With a mailbox that is read, the address for answers carries the lead.
    const [address] = other?.mail.replyTo ?? [];
    expect(server.parts.deskMail.keys.leadsIn([address?.address ?? ''])).toEqual([id]);
    // Bounces go to the sender of the envelope, and have to arrive there as well.
    expect([one?.sender, other?.sender]).toEqual([address?.address, address?.address]);
  });

  test('an address that is refused for good fails at once, with the reason', async () => {
    await using server = await createDeliveringApp({ database, environment: { LEAD_ACKNOWLEDGE: 'off' } });
    const nora = await deskClient(server);
    const id = await newLead(server);
    server.smtp.fault = 'rejects-permanently';
    await sent(nora, id);
    expect(await stateOf(nora, id, 'failed')).toMatchObject({
      reason: 'The mail server refused the message.',
      detail: expect.stringContaining('550'),
    });
    const leads = (await nora.groups('queue=mine')).flatMap((group) => group.leads);
    expect(leads.map(({ hasFailedDelivery }) => hasFailedDelivery)).toEqual([true]);
  });
});

test('without a mail server, the reply is written to a file, and the desk says so', async () => {
  await using server = await createDeliveringApp({ environment: { SMTP_URL: '' } });
  const nora = await deskClient(server);
  const id = await newLead(server);
  const mail = body({ subject: 'Été 2026\r\nBcc: thief@mail.example' });
  await sent(nora, id, mail);
  expect(await stateOf(nora, id, 'written')).toMatchObject({ acceptedBy: null });
  expect((await nora.desk()).mail).toEqual({ isSent: false, isRead: false });
  const folder = join(server.config.dataDir, 'mail');
  expect(readdirSync(folder)).toContain(`${mail.id}.eml`);
  expect(readFileSync(join(folder, `${mail.id}.eml`), 'utf8')).not.toMatch(/^Bcc:/im);
});

test('a reply needs words, an address, and a lead that is not spam', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
  const id = await newLead(server);
  const codeOf = async (answer: Promise<Response> | Response) => (await (await answer).json()).code;
  expect(await codeOf(nora.post(`leads/${id}/mails`, body({ text: ' \n\t ' })))).toBe('invalid_fields');
  expect(await codeOf(nora.post(`leads/${id}/mails`, body({ subject: '' })))).toBe('invalid_fields');
  await server.storage.commit((trx) => trx.updateTable('leads').set({ email: '' }).execute());
  expect(await codeOf(nora.post(`leads/${id}/mails`, body()))).toBe('no_address');
  await nora.changed(id, { isSpam: true, reason: 'Ads' });
  expect(await codeOf(nora.post(`leads/${id}/mails`, body()))).toBe('spam_lead');
  await nora.claim(id);
  expect(await codeOf(luis.post(`leads/${id}/mails`, body()))).toBe('lead_changed');
  expect(await server.storage.db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('a reply can be found by its words', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const id = await newLead(server);
  await sent(nora, id, { text: 'The quokka attached.' });
  const [group] = await nora.groups('search=quokka');
  expect(group?.leads.map((lead) => lead.id)).toEqual([id]);
});
