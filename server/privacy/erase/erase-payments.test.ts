import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentMessage } from '../../delivery/targets/payment-notice.ts';
import { createFolderMailer } from '../../mail/folder-mailer.ts';
import { beginAttempt } from '../../payments/attempts/begin-attempt.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { json } from '../../testing/leads/lead-bodies.ts';
import { payer } from '../../testing/payments/payments-app.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const name = '王伟';

/** A lead with a payment link. */
async function withLink(options: TestAppOptions = {}) {
  const server = await createTestApp(options);
  const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
  const leadId = await newLead(server, { fullName: name, email: 'wei@mail.example' });
  const draft = { projectName: 'Bundle', amount: '219', description: `Bundle for ${name}.`, leadId };
  const answer = await server.app.request('/api/payments/generate-link', {
    method: 'POST',
    headers: nora.headers,
    body: JSON.stringify(draft),
  });
  const linkId =
    String((await answer.json()).url)
      .split('/')
      .at(-1) ?? '';
  const erase = () => nora.post(`leads/${leadId}/person/erase`, { confirm: name });
  return { server, nora, leadId, linkId, erase, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const linkOf = ({ storage }: TestApp) =>
  storage.db.selectFrom('payment_links').selectAll().executeTakeFirstOrThrow();

test('a payment by someone else is exported and erased with its notice, and no name stays', async () => {
  await using given = await withLink();
  const { server, nora, leadId, linkId, erase } = given;
  const paid = await server.app.request(
    '/api/payments/create-payment',
    json({
      paymentMethodId: 'pm_card_visa',
      amount: 21_900,
      packageName: 'Bundle',
      customerInfo: payer,
      uniqueId: linkId,
    }),
  );
  expect(paid.status).toBe(200);
  const { mailFolder } = server.privacy.parts;
  const mailer = createFolderMailer(mailFolder, { name: '', address: 'website@localhost' });
  const notice = { id: 'notice', queuedAt: new Date(), event: 'paid', link: await linkOf(server) } as const;
  const to = [{ name: '', address: 'sales@larkfield.example' }];
  await mailer.send(paymentMessage(notice, to), AbortSignal.timeout(5000));
  const { mail } = await (await nora.get(`leads/${leadId}/person/export`)).json();
  expect(mail).toMatchObject([{ file: 'notice.eml', text: expect.stringContaining(payer.email) }]);
  expect(await (await erase()).json()).toMatchObject({ erased: { mailFiles: 1 } });
  expect(readdirSync(mailFolder)).toEqual([]);
  const kept = await linkOf(server);
  expect(kept.description).toBe('Bundle for [erased].');
  expect(JSON.stringify(kept)).not.toContain(payer.email);
});

test('a payment that begins during an erasure is erased, too, on PostgreSQL', async () => {
  await using given = await withLink({ database: 'PostgreSQL' });
  const { server, linkId, erase } = given;
  const { storage, payments } = server;
  if (!payments) throw new Error('Payments are off.');
  const request = {
    linkId,
    paymentMethod: 'pm_card_visa',
    amount: 21_900,
    projectName: 'Bundle',
    payer,
    clientAddress: null,
  };
  const rules = { account: payments.provider.account, settings: payments.settings, now: new Date() };
  let erased: Response | Promise<Response> | undefined;
  await storage.commit(async (trx) => {
    expect(await beginAttempt(trx, request, rules)).toMatchObject({ kind: 'started' });
    erased = erase();
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;
    await expect.poll(async () => (await waiting.execute(storage.db)).rows.length, { timeout: 4000 }).toBe(1);
  });
  expect((await erased)?.status).toBe(200);
  const attempts = await storage.db.selectFrom('payment_attempts').select('payer').execute();
  expect(attempts).toHaveLength(1);
  expect(attempts[0]?.payer).not.toContain(payer.email);
  expect((await linkOf(server)).payer).not.toContain(payer.email);
});
