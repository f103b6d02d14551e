import { expect, test } from 'vitest';
import { type AdsApp, createAdsApp } from '../../testing/ads/ads-app.ts';
import { arrivedAt, attributionWith, consentWith } from '../../testing/ads/evidence.ts';
import { metaUploads } from '../../testing/ads/fake-meta.ts';
import type { PlatformFault } from '../../testing/ads/platform-server.ts';
import { deskClient } from '../../testing/desk/desk-client.ts';

const metaOnly = { environment: { GOOGLE_ADS_ACCOUNT: '', GOOGLE_ADS_KEY: '' } };

async function settled(server: AdsApp, states: Record<string, number>): Promise<void> {
  await expect.poll(() => server.states(), { timeout: 10_000 }).toEqual(states);
}

test('an event has the name and id of the browser’s report, the click, the page without its query, and no address', async () => {
  await using server = await createAdsApp(metaOnly);
  const id = await server.addLead({
    page_url: 'https://larkfield.example/lp8/?email=dana@mail.example#form',
  });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 1 });
  expect(server.meta.conversions.get(`Lead ${id}`)).toEqual({
    event_name: 'Lead',
    event_time: Date.parse('2026-03-02T10:00:00Z') / 1000,
    event_id: id,
    action_source: 'website',
    event_source_url: 'https://larkfield.example/lp8/',
    user_data: { fbc: `fb.1.${Date.parse(arrivedAt)}.Click-${id}`, client_user_agent: 'Test/1' },
  });
  expect(server.meta.calls[0]?.path).not.toContain('meta-token');
});

test('a lead is reported by the event of its form, as the tag does, so Meta counts it once', async () => {
  await using server = await createAdsApp({ ...metaOnly, metaEvents: { contact: 'Contact' } });
  const ids = [await server.addLead({ form: 'contact' }), await server.addLead({ form: 'order' })];
  await using _worker = server.startWorker();
  await settled(server, { delivered: 2 });
  expect([...server.meta.conversions.keys()].toSorted()).toEqual([`Contact ${ids[0]}`, `Lead ${ids[1]}`]);
});

test('addresses and numbers are sent as hashes, and only where site.yaml says so', async () => {
  await using server = await createAdsApp({
    ...metaOnly,
    conversionUploads: { meta: metaUploads, hashedContact: true },
  });
  await server.addLead({ email: ' Dana@Mail.example', phone: '(800) 555-0100', attribution: null });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 1 });
  // SHA-256 of dana@mail.example and 18005550100, from sha256sum.
  expect(server.meta.reports[0]?.user_data).toMatchObject({
    em: ['47ff67b16d0693621606d37a94aeea7a0fe70efb63673a6a75642df57d9ce62b'],
    ph: ['92cfdc5fbcd4a20fbe5d3857af6c1aba31762105bba7f21a17155e920653046c'],
  });
});

test('an answered lead and a payment are events of their own', async () => {
  await using server = await createAdsApp(metaOnly);
  const id = await server.addLead();
  const nora = await deskClient(server);
  await nora.changed(id, { state: 'waiting' });
  const link = await server.addLink(id);
  await server.reportPaid(link);
  await server.reportPaid(link, 15_000);
  await using _worker = server.startWorker();
  await settled(server, { delivered: 3 });
  const byName = new Map(server.meta.reports.map((event) => [event.event_name, event]));
  expect(byName.get('QualifiedLead')).toMatchObject({
    event_id: `${id}-qualified`,
    action_source: 'system_generated',
  });
  expect(byName.get('Purchase')).toMatchObject({ custom_data: { value: 150, currency: 'USD' } });
  expect(JSON.stringify(server.meta.reports)).not.toContain(link);
});

test('an event of more than seven days ago is never sent, and does not keep others from being sent', async () => {
  await using server = await createAdsApp(metaOnly);
  const old = await server.addLead({ received_at: '2026-02-23T10:00:00.000Z' });
  const ids = [await server.addLead(), await server.addLead({ received_at: '2026-02-23T11:00:00.000Z' })];
  await using _worker = server.startWorker();
  await settled(server, { delivered: 2, dead: 1 });
  expect([...server.meta.conversions.keys()].toSorted()).toEqual(ids.map((id) => `Lead ${id}`).toSorted());
  expect(server.meta.calls.map(({ text }) => text).join()).not.toContain(old);
  const { last_error } = await server.storage.db
    .selectFrom('outbox')
    .select('last_error')
    .where('lead_id', '=', old)
    .executeTakeFirstOrThrow();
  expect(last_error).toBe(
    'It happened at 2026-02-23T10:00:00.000Z, and Meta accepts events of the last seven days.',
  );
});

test('one bad row of 60 is one dead letter, although Meta does not name it', async () => {
  await using server = await createAdsApp(metaOnly);
  for (let count = 0; count < 59; count += 1) await server.addLead();
  await server.addLead({ attribution: attributionWith({ fbclid: 'invalid click' }) });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 59, dead: 1 });
  expect(server.meta.conversions.size).toBe(59);
});

test.each<PlatformFault>(['limited', 'cuts after accepting'])(
  'after Meta %s, each conversion counts once',
  async (fault) => {
    await using server = await createAdsApp(metaOnly);
    server.meta.fault = fault;
    const ids = [await server.addLead(), await server.addLead()];
    await using _worker = server.startWorker();
    await expect.poll(() => server.meta.calls.length).toBeGreaterThan(1);
    server.meta.fault = 'none';
    await settled(server, { delivered: 2 });
    expect([...server.meta.conversions.keys()].toSorted()).toEqual(ids.map((id) => `Lead ${id}`).toSorted());
  },
);

test.each([
  ['META_ACCESS_TOKEN', 'HTTP 400: Invalid OAuth access token. (190) Check META_ACCESS_TOKEN.'],
  [
    'META_PIXEL_ID',
    'HTTP 400: Unsupported post request. Object does not exist. (100/33) Check META_PIXEL_ID, and that META_ACCESS_TOKEN is of this pixel.',
  ],
])('a wrong %s is retried, not dead-lettered', async (name, reason) => {
  await using server = await createAdsApp({ environment: { ...metaOnly.environment, [name]: '9999999' } });
  await server.addLead({ tag_consent: consentWith({}) });
  await using _worker = server.startWorker();
  const lastErrors = () => server.storage.db.selectFrom('outbox').select('last_error').execute();
  await expect.poll(lastErrors).toEqual([{ last_error: reason }]);
  expect(await server.states()).toEqual({ pending: 1 });
});
