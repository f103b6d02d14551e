import { expect, test } from 'vitest';
import { markSpam, releaseSpam } from '../leads/spam/judge-spam.ts';
import { createAdsApp } from '../testing/ads/ads-app.ts';
import { attributionWith, consentWith } from '../testing/ads/evidence.ts';
import { deskClient, newLead } from '../testing/desk/desk-client.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { crmCall, emailCall, json } from '../testing/leads/lead-bodies.ts';
import { databases } from '../testing/storage/databases.ts';

const ofALead = ['google-lead', 'meta-lead'];

test.each(databases)('the lead of a visitor who allows ads is queued with it on %s', async (database) => {
  await using server = await createAdsApp({ database });
  const list = { scriptHashes: [], styleHashes: [], site: { consent: 'opt-in' } };
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify(list) });
  const choice = { categories: ['advertising'], revision: 3, lastConsentTimestamp: '2026-03-02T09:58:00Z' };
  const { last } = JSON.parse(attributionWith({ gclid: 'click', fbclid: 'Click' }));
  const headers = {
    cookie: `consent=${encodeURIComponent(JSON.stringify(choice))}`,
    'user-agent': 'Mozilla/5.0',
  };
  await server.app.request(
    '/api/email/send-resume-email',
    json(emailCall({ attribution: { last } }), headers),
  );
  expect(await server.queued()).toEqual(ofALead);
});

test('a lead whose second call says which ad it came from is queued then', async () => {
  await using server = await createAdsApp();
  const list = { scriptHashes: [], styleHashes: [], site: { consent: 'opt-out' } };
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify(list) });
  const headers = { 'user-agent': 'Mozilla/5.0' };
  await server.app.request('/rafp/submit', json(crmCall(), headers));
  expect(await server.queued()).toEqual([]);
  const { last } = JSON.parse(attributionWith({ gclid: 'click', fbclid: 'Click' }));
  const call = emailCall({ attribution: { last } });
  for (const _repeat of [1, 2]) await server.app.request('/api/email/send-resume-email', json(call, headers));
  expect(await server.queued()).toEqual(ofALead);
});

test('nothing is queued for a platform without an account, or without destinations', async () => {
  await using server = await createAdsApp({
    environment: { META_PIXEL_ID: '', META_ACCESS_TOKEN: '' },
    conversionUploads: { google: { paid: '6501234569' }, meta: { lead: 'Lead' } },
  });
  await server.addLead();
  expect(server.conversionTargets.map(({ name }) => name)).toEqual(['google-paid', 'google-refund']);
  expect(await server.queued()).toEqual([]);
});

test('a released lead is queued, and one that turns out to be spam is not sent', async () => {
  await using server = await createAdsApp();
  const { conversions, storage } = server;
  const now = new Date('2026-03-02T10:00:11Z');
  const id = await server.addLead({ spam_reason: 'honeypot' });
  await storage.commit((trx) => releaseSpam(trx, id, now, { targets: [], settleMs: 0, conversions }));
  expect(await server.queued()).toEqual(ofALead);
  await storage.commit((trx) => markSpam(trx, id, now));
  expect(await server.queued()).toEqual([]);
});

test('the first answer by a person is queued once, however staff answer', async () => {
  await using server = await createAdsApp();
  const id = await server.addLead();
  const nora = await deskClient(server);
  await nora.claim(id);
  expect(await server.queued()).toEqual(ofALead);
  const { revision } = await nora.lead(id);
  const mail = { id: crypto.randomUUID(), subject: 'Hello', text: 'Hello.', revision };
  expect((await nora.post(`leads/${id}/mails`, mail)).status).toBe(200);
  await nora.changed(id, { state: 'won' });
  const expected = ['google-lead', 'google-qualified', 'meta-lead', 'meta-qualified'];
  expect(await server.queued()).toEqual(expected);
});

test('a lead of a visitor who refused ads is answered without a report', async () => {
  await using server = await createAdsApp();
  const nora = await deskClient(server);
  const id = await newLead(server);
  await nora.changed(id, { state: 'won' });
  expect(await server.queued()).toEqual([]);
});

test.each(databases)('a payment is queued once, and its refund for Google only, on %s', async (database) => {
  await using server = await createAdsApp({ database });
  const link = await server.addLink(await server.addLead());
  await server.reportPaid(link);
  await server.reportPaid(link);
  const ofAPayment = ['google-paid', 'meta-paid'];
  const ads = async () => (await server.queued()).filter((target) => /-(paid|refund)$/.test(target));
  expect(await ads()).toEqual(ofAPayment);
  await server.reportPaid(link, 5000);
  await server.reportPaid(link, 15_000);
  expect(await ads()).toEqual(['google-paid', 'google-refund', 'meta-paid']);
});

test('test payments, links without a lead, and refunds of unreported payments are not queued', async () => {
  await using server = await createAdsApp();
  const lead = await server.addLead({ tag_consent: null });
  const links = [await server.addLink(await server.addLead(), { is_test: 1 }), await server.addLink(null)];
  const refused = await server.addLink(lead);
  for (const link of [...links, refused]) await server.reportPaid(link);
  await server.storage.commit((trx) =>
    trx
      .updateTable('leads')
      .set({ tag_consent: consentWith({}) })
      .where('id', '=', lead)
      .execute(),
  );
  await server.reportPaid(refused, 15_000);
  expect((await server.queued()).filter((target) => /-(paid|refund)$/.test(target))).toEqual([]);
});

test('an erased person is no longer reported, with what was paid, and refunded later', async () => {
  await using server = await createAdsApp();
  const [erased, other] = [await server.addLead(), await server.addLead()];
  const link = await server.addLink(erased);
  await server.reportPaid(link);
  await server.privacy.erase({ leadIds: [erased], emails: [], phones: [], reason: 'request' });
  await server.reportPaid(link, 15_000);
  expect(await server.queued()).toEqual(ofALead);
  const rows = await server.storage.db.selectFrom('outbox').select('lead_id').execute();
  expect(new Set(rows.map(({ lead_id }) => lead_id))).toContain(other);
});
