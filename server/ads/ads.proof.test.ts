import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdsApp } from '../testing/ads/ads-app.ts';
import { attributionWith } from '../testing/ads/evidence.ts';
import { googleUploads, startFakeGoogle } from '../testing/ads/fake-google.ts';
import { metaUploads, startFakeMeta } from '../testing/ads/fake-meta.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openProofStorage } from '../testing/storage/proof-storage.ts';

const rounds = 30;
const leadsPerRound = 12;
const slowestMs = 120;

const site = {
  scriptHashes: [],
  styleHashes: [],
  site: { consent: 'opt-in', conversionUploads: { google: googleUploads, meta: metaUploads } },
};

const consentCookie = (categories: string[]) =>
  `consent=${encodeURIComponent(JSON.stringify({ categories, revision: 3, lastConsentTimestamp: new Date() }))}`;

/** Sends a lead of a visitor from ads; resolves with what platforms may learn of the click, if anything. */
async function sendLead(server: ServerProcess, allowsAds: boolean): Promise<string | undefined> {
  const click = `Click-${allowsAds ? 'allowed' : 'refused'}-${randomUUID()}`;
  const { last } = JSON.parse(attributionWith({ gclid: click, fbclid: click }));
  const call = emailCall({ email: `${randomUUID()}@mail.example`, attribution: { last } });
  const { headers, ...request } = json(call, {
    cookie: consentCookie(allowsAds ? ['advertising'] : ['measurement']),
    'user-agent': 'Mozilla/5.0',
  }) as RequestInit;
  const answer = await fetch(`${server.url}/api/email/send-resume-email`, {
    headers,
    ...request,
  } as RequestInit);
  expect(answer.status).toBe(200);
  return allowsAds ? click : undefined;
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  `after ${rounds} kills of the server while it uploads, each conversion counts once on %s`,
  async (database) => {
    await using proof = await openProofStorage(database);
    await using google = await startFakeGoogle();
    await using meta = await startFakeMeta();
    // Platforms count what they accept before they answer.
    for (const platform of [google, meta]) platform.delayMs = () => randomInt(slowestMs);
    const dist = join(proof.folder, 'dist');
    writeFiles(dist, { '.build/server.json': JSON.stringify(site) });
    const start = () =>
      startServerProcess(proof.folder, {
        ...proof.environment,
        ...google.environment,
        ...meta.environment,
        DIST_DIR: dist,
        LEAD_LIMIT_PER_ADDRESS: '0',
        DELIVERY_SETTLE_MS: '0',
        // Claims of a killed server expire soon.
        DELIVERY_TIMEOUT_MS: '1000',
        DELIVERY_FIRST_RETRY_MS: '50',
        DELIVERY_LONGEST_RETRY_MS: '200',
      });
    const clicks: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await start();
      const calls = () => google.calls.length + meta.calls.length;
      const before = calls();
      for (let lead = 0; lead < leadsPerRound; lead += 1)
        clicks.push(...[(await sendLead(server, lead % 4 !== 0)) ?? []].flat());
      await expect.poll(calls, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
      await sleep(randomInt(2 * slowestMs));
      await server.end('SIGKILL');
    }
    const server = await start();
    const waiting = async () => {
      const rows = await proof.storage.db.selectFrom('outbox').select(['target', 'status']).execute();
      return rows.filter(({ target, status }) => /^(google|meta)-/.test(target) && status !== 'delivered');
    };
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
    await server.end('SIGTERM');

    const googleClicks = [...google.conversions.values()].map(({ adIdentifiers }) =>
      JSON.stringify(adIdentifiers),
    );
    const metaClicks = [...meta.conversions.values()].map(({ user_data }) => JSON.stringify(user_data));
    expect(clicks).toHaveLength(rounds * leadsPerRound * 0.75);
    for (const counted of [googleClicks, metaClicks]) {
      expect(counted).toHaveLength(clicks.length);
      const missing = clicks.filter((click) => !counted.some((one) => one.includes(click)));
      expect(missing).toEqual([]);
      expect(counted.filter((one) => one.includes('refused'))).toEqual([]);
    }
    // Otherwise no kill hit an upload.
    const repeats = google.reports.length + meta.reports.length - 2 * clicks.length;
    expect(repeats).toBeGreaterThan(0);
  },
);

test.each([{ namesRows: true }, { namesRows: false }])(
  'one bad row of 2,000 is one dead letter, and the others are delivered (named: $namesRows)',
  async ({ namesRows }) => {
    await using server = await createAdsApp({
      environment: { META_PIXEL_ID: '', META_ACCESS_TOKEN: '', DELIVERY_TIMEOUT_MS: '60000' },
    });
    server.google.namesRows = namesRows;
    for (let lead = 0; lead < 2000; lead += 1)
      await server.addLead(lead === 1234 ? { attribution: attributionWith({ gclid: 'invalid click' }) } : {});
    await using _worker = server.startWorker();
    await expect.poll(() => server.states(), { timeout: 60_000 }).toEqual({ delivered: 1999, dead: 1 });
    expect(server.google.conversions.size).toBe(1999);
    expect(server.google.reports).toHaveLength(1999);
    // The token, and a request for each part.
    expect(server.google.calls.length).toBeLessThanOrEqual(namesRows ? 3 : 24);
  },
);
