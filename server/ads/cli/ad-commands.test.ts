import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { type AdsApp, createAdsApp } from '../../testing/ads/ads-app.ts';
import { insertDelivery } from '../../testing/leads/insert-rows.ts';
import { databases } from '../../testing/storage/databases.ts';
import type { AdCommand } from './ad-command.ts';
import { check } from './check.ts';
import { status } from './status.ts';

/** Runs a command; resolves with its output, and with the message of its failure in the last line. */
async function run(server: AdsApp, command: AdCommand, words: string[] = []): Promise<string> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      text += chunk;
      callback();
    },
  });
  const { storage, config, ads } = server;
  const output = { stream, columns: 160, hasColors: false };
  const clock = () => new Date('2026-03-02T10:00:00Z');
  await command
    .read(
      words,
      'UTC',
    )({ storage, config, ads, clock, zone: 'UTC', output })
    .catch((error: Error) => {
      text += error.message;
    });
  return text;
}

test('check finds that everything is right, and nothing is counted', async () => {
  await using server = await createAdsApp();
  expect(await run(server, check)).toMatchInlineSnapshot(`
    "google-lead: ok, lead as 6501234567 at Google Ads account 1234567890
    google-qualified: ok, qualified as 6501234568 at Google Ads account 1234567890
    google-paid: ok, paid as 6501234569 at Google Ads account 1234567890
    meta-lead: ok, lead as Lead at Meta pixel 123456789012345
    meta-qualified: ok, qualified as QualifiedLead at Meta pixel 123456789012345
    meta-paid: ok, paid as Purchase at Meta pixel 123456789012345
    "
  `);
  expect(server.google.validated()).toBe(3);
  const counted = [server.google.conversions.size, server.meta.conversions.size, server.meta.tests.length];
  expect(counted).toEqual([0, 0, 0]);
});

test('with a test code, Meta shows an event of each kind', async () => {
  await using server = await createAdsApp();
  await run(server, check, ['--meta-test-code', 'TEST123']);
  expect(server.meta.tests.map(({ event_name }) => event_name)).toEqual([
    'Lead',
    'QualifiedLead',
    'Purchase',
  ]);
});

test('check says what is wrong, by variable and destination', async () => {
  await using server = await createAdsApp({
    environment: { META_ACCESS_TOKEN: 'meta-token-old' },
    conversionUploads: { google: { lead: '6501234567', paid: '7777777' }, meta: { lead: 'Lead' } },
  });
  expect(await run(server, check)).toMatchInlineSnapshot(`
    "google-lead: ok, lead as 6501234567 at Google Ads account 1234567890
    google-paid: HTTP 400: There was a problem with the request. events.destinations[0]: Conversion action ID is not valid. (INVALID_CONVERSION_ACTION_ID) Check conversionUploads of site.yaml, GOOGLE_ADS_ACCOUNT, and GOOGLE_ADS_LOGIN_ACCOUNT.
    meta-lead: HTTP 400: Invalid OAuth access token. (190) Check META_ACCESS_TOKEN.
    2 destinations cannot be used."
  `);
  server.google.revoked = true;
  expect(await run(server, check)).toContain('Check GOOGLE_ADS_KEY');
});

test.each([
  [{ META_PIXEL_ID: '', META_ACCESS_TOKEN: '' }, { google: { lead: '6501234567' } }, 'Meta: not set up.'],
  [
    { META_PIXEL_ID: '', META_ACCESS_TOKEN: '' },
    { meta: { lead: 'Lead' } },
    'Meta: site.yaml says what to report, but META_PIXEL_ID and META_ACCESS_TOKEN are not set.',
  ],
  [
    {},
    { meta: { lead: 'Lead' } },
    'Google: the account is set, but conversionUploads of the built site has no google.',
  ],
])('check says which half is missing (%o, %o)', async (environment, conversionUploads, line) => {
  await using server = await createAdsApp({ environment, conversionUploads });
  expect(await run(server, check)).toContain(line);
});

test.each(databases)('status counts by platform and event on %s', async (database) => {
  await using server = await createAdsApp({ database });
  const id = await server.addLead();
  await insertDelivery(server.storage, id, {
    target: 'google-qualified',
    status: 'dead',
    last_error: 'HTTP 403: No access.',
  });
  await insertDelivery(server.storage, id, { target: 'notice', status: 'dead' });
  expect(await run(server, status)).toMatchInlineSnapshot(`
    "target            delivered  waiting  dead  last error
    google-lead       0          1        0
    google-paid       0          0        0
    google-qualified  0          0        1     HTTP 403: No access.
    google-refund     0          0        0
    meta-lead         0          1        0
    meta-paid         0          0        0
    meta-qualified    0          0        0
    "
  `);
});

test('status asks Google what it found after it had accepted events', async () => {
  await using server = await createAdsApp();
  await server.addLead();
  {
    await using _worker = server.startWorker();
    await expect.poll(() => server.states(), { timeout: 10_000 }).toEqual({ delivered: 2 });
  }
  expect(await run(server, status)).toContain(
    'google-lead, request request-1 with 1 event: PARTIAL_SUCCESS, 1 × PROCESSING_ERROR_REASON_INVALID_GCLID\n',
  );
});

test('status of a server without destinations says what to do', async () => {
  await using server = await createAdsApp({ conversionUploads: {} });
  expect(await run(server, status)).toBe('Nothing is reported; see npm run ads -- check.\n');
});
