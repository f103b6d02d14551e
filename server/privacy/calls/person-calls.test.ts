import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { ErasePersonAnswer, PersonAnswer } from '../../../schema/api/privacy.ts';
import { receiveMail } from '../../desk/mail/receive/receive-mail.ts';
import type { Storage } from '../../storage/storage.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { createDeliveringApp, outboxStates } from '../../testing/delivering-app.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { receivePartsOf } from '../../testing/desk/mail/mail-desk.ts';
import { message } from '../../testing/desk/mail/message.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const phone = '+1 (813) 555-0142';

/** Two leads of one person, and one of a relative with the same phone. */
async function family(server: TestApp) {
  const first = await newLead(server, {
    fullName: 'Dana Vale',
    email: 'dana@mail.example',
    phoneNumber: phone,
  });
  const second = await newLead(server, {
    fullName: 'Dana Vale',
    email: ' DANA@mail.example',
    phoneNumber: '+1 (813) 555-0199',
    serviceName: 'Cover letter',
  });
  const relative = await newLead(server, {
    fullName: 'Sam Vale',
    email: 'sam@mail.example',
    phoneNumber: phone,
  });
  return { first, second, relative, nora: await deskClient(server, 'nora@larkfield.example', 'manager') };
}

const leadIds = async ({ storage }: TestApp) =>
  (await storage.db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id);

describe.each(databases)('on %s', (database) => {
  test('a person has all leads with the same address; a phone alone only suggests more', async () => {
    await using server = await createTestApp({ database });
    const { first, second, relative, nora } = await family(server);
    const { person } = (await (await nora.get(`leads/${first}/person`)).json()) as PersonAnswer;
    expect(person).toMatchObject({
      name: 'Dana Vale',
      email: 'dana@mail.example',
      keptPayments: 0,
      crm: 'none',
    });
    expect(person.leads.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(person.samePhone.map(({ id }) => id)).toEqual([relative]);
    expect(person.counts).toMatchObject({ leads: 2, submissions: 2, desk_leads: 2 });
    const answer = await nora.post(`leads/${first}/person/erase`, { confirm: 'dana vale' });
    const { erased } = (await answer.json()) as ErasePersonAnswer;
    expect(erased.counts).toMatchObject({ leads: 2, submissions: 2, desk_leads: 2 });
    expect(await leadIds(server)).toEqual([relative]);
    expect((await nora.get(`leads/${first}`)).status).toBe(404);
    expect((await nora.post(`leads/${first}/person/erase`, { confirm: 'dana vale' })).status).toBe(404);
  });

  test('leads with the same phone go only on request', async () => {
    await using server = await createTestApp({ database });
    const { first, nora } = await family(server);
    await nora.post(`leads/${first}/person/erase`, { confirm: 'dana@mail.example', withPhone: true });
    expect(await leadIds(server)).toEqual([]);
  });

  test('nothing is erased without the name or the address', async () => {
    await using server = await createTestApp({ database });
    const { first, nora } = await family(server);
    for (const confirm of ['', 'Sam Vale', undefined])
      expect((await nora.post(`leads/${first}/person/erase`, { confirm })).status).toBe(422);
    expect(await leadIds(server)).toHaveLength(3);
  });

  test('a lead with an address of the company or its staff does not take the mail of others with it', async () => {
    const environment = {
      MAIL_FROM: 'Larkfield <hello@larkfield.example>',
      MAIL_REPLY_TO: 'answers@larkfield.example',
      IMAP_URL: 'imap://answers:secret@127.0.0.1:1/INBOX',
    };
    await using server = await createTestApp({ database, environment });
    const { first, nora } = await family(server);
    const { storage } = server;
    await nora.post(`leads/${first}/mails`, { id: randomUUID(), subject: 'Resume', text: 'Two questions.' });
    const text = message({ From: 'dana@mail.example', To: 'answers@larkfield.example' });
    await receiveMail(receivePartsOf(server), { source: Readable.from([Buffer.from(text)]), isCut: false });
    // A colleague's copies go to an address that the manager's notices have, too.
    writeFiles(server.distDir, {
      '.build/server.json': JSON.stringify({ site: {}, desk: { manager: ['boss@larkfield.example'] } }),
    });
    const notices = {
      'notice-1.eml': 'To: boss@larkfield.example\n',
      'notice-2.eml': 'To: Nora@larkfield.example',
    };
    writeFiles(join(server.config.dataDir, 'mail'), notices);
    const ofCompany = ['Hello@larkfield.example', 'answers@larkfield.example'];
    for (const email of [...ofCompany, 'Nora@larkfield.example', 'boss@larkfield.example']) {
      const own = await newLead(server, { fullName: 'Test', email });
      expect((await nora.post(`leads/${own}/person/erase`, { confirm: 'Test' })).status).toBe(200);
      expect(await leadIds(server)).not.toContain(own);
    }
    expect(await storage.db.selectFrom('mails').select('id').execute()).toHaveLength(2);
    expect(readdirSync(join(server.config.dataDir, 'mail')).sort()).toEqual(Object.keys(notices));
  });

  test('an erasure that fails says whether it will be finished', async () => {
    let isAway = false;
    const injectFault = ({ commit }: Storage): Partial<Storage> => ({
      commit: (work) => (isAway ? Promise.reject(new StorageError('away')) : commit(work)),
    });
    await using server = await createTestApp({ database, injectFault });
    const { first, nora } = await family(server);
    const { journal } = server.privacy.parts;
    const { append } = journal;
    const erase = async () => {
      const answer = await nora.post(`leads/${first}/person/erase`, { confirm: 'Dana Vale' });
      return [answer.status, (await answer.json()).message];
    };
    journal.append = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    expect(await erase()).toEqual([
      503,
      'Nothing was erased. Check the server’s erasure journal: its disk is full.',
    ]);
    journal.append = append;
    isAway = true;
    expect(await erase()).toEqual([503, 'The erasure is recorded and will be finished within a minute.']);
    expect(await leadIds(server)).toHaveLength(3);
    isAway = false;
    server.privacy.start();
    await expect.poll(() => leadIds(server)).toHaveLength(1);
  });

  test('a visitor who left without a name is erased by that word, and not by nothing', async () => {
    await using server = await createTestApp({ database });
    const lead = await newLead(server, {});
    await server.storage.commit(async (trx) => {
      await trx.updateTable('leads').set({ full_name: '', email: '', phone: '' }).execute();
      await trx.updateTable('desk_leads').set({ email_key: '', phone_key: '' }).execute();
    });
    const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
    const { person } = (await (await nora.get(`leads/${lead}/person`)).json()) as PersonAnswer;
    expect(person).toMatchObject({ name: 'Visitor', email: '', leads: [{ id: lead, name: 'Visitor' }] });
    expect((await nora.post(`leads/${lead}/person/erase`, { confirm: ' ' })).status).toBe(422);
    expect((await nora.post(`leads/${lead}/person/erase`, { confirm: 'visitor' })).status).toBe(200);
    expect(await leadIds(server)).toEqual([]);
  });

  test('webhooks and a CRM with a path for it are notified with the ids, and with nothing else', async () => {
    const environment = { CRM_ERASE_PATH: '/rafp/erase' };
    await using server = await createDeliveringApp({ database, environment });
    const { first, second, nora } = await family(server);
    // Otherwise the message waits until the lead cannot arrive after it.
    await expect.poll(async () => (await outboxStates(server)).pending).toBeUndefined();
    const { crm } = (await (
      await nora.post(`leads/${first}/person/erase`, { confirm: 'Dana Vale' })
    ).json()) as ErasePersonAnswer;
    expect(crm).toBe('notified');
    for (const receiver of [server.webhook, server.crm]) {
      const erasures = () =>
        receiver.received
          .map(({ body }) => JSON.parse(String(body)))
          .filter(({ type }) => type === 'person.erased');
      await expect.poll(() => erasures().length).toBe(1);
      const [message] = erasures();
      expect(Object.keys(message).sort()).toEqual(['data', 'timestamp', 'type']);
      expect(message.data.leadIds.sort()).toEqual([first, second].sort());
    }
  });
});
