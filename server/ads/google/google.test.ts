import { expect, test } from 'vitest';
import { type AdsApp, createAdsApp } from '../../testing/ads/ads-app.ts';
import { attributionWith, consentWith } from '../../testing/ads/evidence.ts';
import { googleUploads } from '../../testing/ads/fake-google.ts';
import type { PlatformFault } from '../../testing/ads/platform-server.ts';
import { databases } from '../../testing/storage/databases.ts';

const googleOnly = { environment: { META_PIXEL_ID: '', META_ACCESS_TOKEN: '' } };

async function settled(server: AdsApp, states: Record<string, number>): Promise<void> {
  await expect.poll(() => server.states(), { timeout: 10_000 }).toEqual(states);
}

test('an event has the id of the browser’s report, the time with an offset, one click id, and consent', async () => {
  await using server = await createAdsApp(googleOnly);
  const id = await server.addLead({ attribution: attributionWith({ gclid: 'g1', wbraid: 'w1' }) });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 1 });
  expect(server.google.conversions.get(`${googleUploads.lead} ${id}`)).toEqual({
    transactionId: id,
    eventTimestamp: '2026-03-02T10:00:00.000Z',
    eventSource: 'WEB',
    adIdentifiers: { gclid: 'g1' },
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
  });
  const request = JSON.parse(server.google.calls.at(-1)?.text ?? '');
  expect(request).toMatchObject({
    destinations: [
      {
        operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
        productDestinationId: googleUploads.lead,
      },
    ],
    validateOnly: false,
  });
});

test('addresses and numbers are sent as hashes, and only where site.yaml says so', async () => {
  await using server = await createAdsApp({
    ...googleOnly,
    conversionUploads: { google: googleUploads, hashedContact: true },
  });
  await server.addLead({ email: ' Cloudy.SanFrancisco+Shopping@gmail.com', phone: '(800) 555-0100' });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 1 });
  // SHA-256 of cloudysanfrancisco@gmail.com and +18005550100, from sha256sum.
  expect(server.google.reports[0]?.userData).toEqual({
    userIdentifiers: [
      { emailAddress: '223ebda6f6889b1494551ba902d9d381daf2f642bae055888e96343d53e9f9c4' },
      { phoneNumber: 'fb4f73a6ec5fdb7077d564cdd22c3554b43ce49168550c3b12c547b78c517b30' },
    ],
  });
});

test('without a decision in opt-out mode, consent is not stated', async () => {
  await using server = await createAdsApp(googleOnly);
  await server.addLead({ tag_consent: consentWith({ mode: 'opt-out', at: null }) });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 1 });
  expect(server.google.reports[0]).not.toHaveProperty('consent');
});

test('the value of a payment is what remains after refunds, whichever report arrives first', async () => {
  await using server = await createAdsApp(googleOnly);
  const lead = await server.addLead();
  const [early, late] = [await server.addLink(lead), await server.addLink(lead)];
  await server.reportPaid(early);
  {
    await using _worker = server.startWorker();
    await settled(server, { delivered: 2 });
  }
  const values = () =>
    [...server.google.conversions].flatMap(([key, event]) =>
      key.startsWith(googleUploads.paid) ? [event.conversionValue] : [],
    );
  expect(values()).toEqual([150]);
  await server.reportPaid(early, 5000);
  await server.reportPaid(early, 15_000);
  await server.reportPaid(late);
  await server.reportPaid(late, 5000);
  await using _worker = server.startWorker();
  await settled(server, { delivered: 5 });
  expect(values()).toEqual([0, 100]);
  expect([...server.google.conversions.keys()].join()).not.toContain(late);
  expect(server.google.reports.at(-1)).toHaveProperty('lastUpdatedTimestamp');
});

test.each(databases)('one bad row of 60 is one dead letter on %s', async (database) => {
  await using server = await createAdsApp({ ...googleOnly, database });
  for (let count = 0; count < 59; count += 1) await server.addLead();
  await server.addLead({ attribution: attributionWith({ gclid: 'invalid click' }) });
  await using _worker = server.startWorker();
  await settled(server, { delivered: 59, dead: 1 });
  expect(server.google.conversions.size).toBe(59);
  const { last_error } = await server.storage.db
    .selectFrom('outbox')
    .select('last_error')
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  // Conversions of the same millisecond are sent in any order.
  expect(last_error).toMatch(
    /^HTTP 400: events\.events\[\d+\]\.ad_identifiers: The click id is malformed\. \(INVALID_FORMAT\)$/,
  );
});

test.each<PlatformFault>(['busy', 'limited', 'cuts after accepting', 'hangs'])(
  'after Google %s, each conversion counts once',
  async (fault) => {
    const environment = {
      ...googleOnly.environment,
      ...(fault === 'hangs' && { DELIVERY_TIMEOUT_MS: '200' }),
    };
    await using server = await createAdsApp({ environment });
    server.google.fault = fault;
    const ids = [await server.addLead(), await server.addLead()];
    await using _worker = server.startWorker();
    await expect.poll(() => server.google.calls.length).toBeGreaterThan(1);
    server.google.fault = 'none';
    await settled(server, { delivered: 2 });
    expect([...server.google.conversions.keys()].toSorted()).toEqual(
      ids.map((id) => `${googleUploads.lead} ${id}`).toSorted(),
    );
  },
);

test.each([
  ['account', { GOOGLE_ADS_ACCOUNT: '9999999999' }, googleUploads.lead, 'HTTP 403: There was a problem with'],
  ['conversion action', {}, '7777777', 'Check conversionUploads of site.yaml'],
])('a wrong %s is retried, not dead-lettered', async (_name, wrong, lead, reason) => {
  await using server = await createAdsApp({
    environment: { ...googleOnly.environment, ...wrong },
    conversionUploads: { google: { lead } },
  });
  await server.addLead();
  await using _worker = server.startWorker();
  await expect.poll(() => lastError(server)).toContain(reason);
  expect(await server.states()).toEqual({ pending: 1 });
});

test('a revoked key says which variable to check', async () => {
  await using server = await createAdsApp(googleOnly);
  server.google.revoked = true;
  await server.addLead();
  await using _worker = server.startWorker();
  await expect
    .poll(() => lastError(server))
    .toContain('invalid_grant: Invalid JWT Signature.). Check GOOGLE_ADS_KEY');
});

async function lastError({ storage }: AdsApp): Promise<string | null> {
  return (await storage.db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow()).last_error;
}
