import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { runExperiment } from '../../../../generator/commands/experiment/run-experiment.ts';
import { createSteps } from '../../../../generator/commands/steps.ts';
import { buildFolder } from '../../../../generator/fixtures/built-site.ts';
import { type TestFolder, testFolder } from '../../../../generator/fixtures/test-folder.ts';
import { siteZone } from '../../../../generator/schedule/time-zones.ts';
import { createHttpServer } from '../../../../server/http/http-server.ts';
import { addDays, dayOf } from '../../../../server/lib/day-of.ts';
import { createListener } from '../../../../server/listener.ts';
import { createAnswerMemory, maxAgeMs } from '../../../../server/static/answer-memory.ts';
import { emailCall } from '../../../../server/testing/leads/lead-bodies.ts';
import { insertOrigin, insertViews } from '../../../../server/testing/numbers/insert-numbers.ts';
import { addStaff, staffEmail, staffPassword } from '../../../../server/testing/staff/staff-account.ts';
import { createTestApp, type TestApp } from '../../../../server/testing/test-app.ts';
import { test as base, expect } from '../../harness/browser-test.ts';
import { fillSignIn } from '../staff-page.ts';

const newHeading = `$\{burnHours} hours of light.`;

/** What a marketer writes at the end of home.yaml. */
const written = `experiment:
  name: burning-hours
  hypothesis: People compare hours. If the heading says how long a candle burns, more of them will order a box.
  worthHaving: 50
  variants:
    hours:
      title: Hours in the heading
      sections:
        welcome: { heading: "${newHeading}" }
`;

const headings: Record<string, string> = {
  'burning-hours:control': 'Light that lasts.',
  'burning-hours:hours': '40 hours of light.',
};

const dayMs = 24 * 60 * 60 * 1000;
const zone = siteZone(undefined);
const visitsPerDay = 120;
/** Visits per lead of each variant. */
const visitsPerLead: Record<string, number> = { control: 10, hours: 4 };
const chrome = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0.0.0 Mobile Safari/537.36';

/** A company's folder, its server, and a clock that the test moves. */
interface Company {
  folder: TestFolder;
  app: TestApp;
  url: string;
  now: () => number;
  pass: (ms: number) => void;
  publish: () => Promise<unknown>;
}

const served = base.extend<{ company: Company }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const folder = testFolder();
      folder.write('site.yaml', `${folder.read('site.yaml')}\nviews: true\n`);
      let now = Date.now() - 12 * dayMs;
      let passedMs = 0;
      await using app = await createTestApp({
        clock: () => new Date(now),
        environment: { TRUST_PROXY: '127.0.0.1', LEAD_LEAST_MS: '0' },
      });
      const memory = createAnswerMemory(() => passedMs);
      const http = createHttpServer(createListener(app.parts, 'localhost', memory));
      await once(http.listen(0, '127.0.0.1'), 'listening');
      await use({
        folder,
        app,
        url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
        now: () => now,
        pass(ms) {
          now += ms;
          passedMs += maxAgeMs;
        },
        publish() {
          passedMs += maxAgeMs;
          return buildFolder(folder.root, app.distDir, now);
        },
      });
      http.closeAllConnections();
      http.close();
    },
    { scope: 'file' },
  ],
});

/** Pages are visited on that server. */
const test = served.extend({
  site: [
    async ({ company: { app, url } }, use) => {
      const bodies = () => ({ email: undefined, crm: undefined, form: undefined });
      await use({ url, dist: app.distDir, leads: () => [], bodies });
    },
    { scope: 'file' },
  ],
});

/** Runs a line of the terminal, without `npm run experiment --`. */
async function run({ folder, app, now }: Company, line: string): Promise<string> {
  return runExperiment({
    configs: folder.root,
    words: line.split(' '),
    now: new Date(now()),
    findBrowser: async () => inject('chromium').headless,
    steps: createSteps(() => {}, false),
    isDryRun: false,
    isPatch: false,
    environment: { DATA_DIR: app.config.dataDir },
  });
}

/** Four weeks of visits, of which a tenth became leads. */
async function fillPast({ app: { storage }, now }: Company): Promise<void> {
  const today = dayOf(new Date(now()), zone);
  for (let back = 28; back >= 1; back -= 1) {
    const day = addDays(today, -back);
    await insertViews(storage, day, { page: '/', views: visitsPerDay, visits: visitsPerDay });
    for (let lead = 0; lead < visitsPerDay / 10; lead += 1) await insertOrigin(storage, day, { page: '/' });
  }
}

/** A visitor on a phone, who may become a lead. @returns what the page showed */
async function visitOnce(url: string, visitor: number, counts: Map<string, number>): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': chrome,
    'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const html = await (await fetch(url, { headers })).text();
  const [, revision] = /data-revision="([^"]*)"/.exec(html) ?? [];
  const [, variants = ''] = /data-variants="([^"]*)"/.exec(html) ?? [];
  await post('/api/views', { kind: 'view', page: '/', revision, variants, landing: '', width: 390 });
  const count = (counts.get(variants) ?? 0) + 1;
  counts.set(variants, count);
  if (count % (visitsPerLead[variants.split(':')[1] ?? ''] ?? 1) === 0)
    await post(
      '/api/email/send-resume-email',
      emailCall({
        email: `visitor-${visitor}@mail.example`,
        pageUrl: `${url}/`,
        pageRevision: revision,
        variants,
      }),
    );
}

test('a marketer tests a heading, reads who won, and takes it', async ({ visit, company }) => {
  const { folder, app, url } = company;
  await addStaff(app, staffEmail, 'author');
  await fillPast(company);
  await company.publish();

  folder.write('home.yaml', folder.read('home.yaml') + written);
  expect(await run(company, 'plan burning-hours')).toMatch(/which is 10%\. .* take \d+ days\./);
  expect(await run(company, 'start burning-hours')).toContain('control 50%, hours 50%');
  await company.publish();

  const counts = new Map<string, number>();
  let visitors = 0;
  for (let day = 0; day < 8; day += 1) {
    for (let visitsToday = 0; visitsToday < visitsPerDay; visitsToday += 8)
      await Promise.all(Array.from({ length: 8 }, () => visitOnce(url, ++visitors, counts)));
    const page = await visit('/', { extraHTTPHeaders: { 'x-forwarded-for': `172.16.0.${day}` } });
    const variants = (await page.locator('html').getAttribute('data-variants')) ?? '';
    await expect(page.locator('main :is(h1, h2)').first()).toHaveText(headings[variants] ?? '');
    await page.close();
    company.pass(dayMs);
  }
  await app.views.flush();

  const page = await visit('/numbers/experiments', { allowedProblems: /401/ });
  await fillSignIn(page, staffPassword, staffEmail);
  await page.getByRole('link', { name: 'Hours in the heading' }).click();
  const sheet = page.getByRole('region', { name: /^B wins, seven days early\. Expect about \+\d+% leads/ });
  await expect(sheet).toContainText('count on about half of what it showed');
  await expect(page.locator('.arms img')).toHaveCount(2);
  const lines = page.getByRole('region', { name: 'What “Take B” writes' });
  await expect(lines).toContainText('Light that ((lasts)).');
  await expect(lines).toContainText(newHeading);
  await sheet.getByRole('button', { name: 'Take B' }).click();
  const command = await sheet.locator('code').first().textContent();
  expect(command).toBe('npm run experiment -- take burning-hours hours');

  const before = folder.read('home.yaml');
  await run(company, command?.split(' -- ')[1] ?? '');
  expect(folder.read('home.yaml')).toBe(
    before
      .slice(0, before.indexOf('experiment:'))
      .replace('heading: Light that ((lasts)).', `heading: ${newHeading}`),
  );
  await company.publish();
  await page.goto('/numbers/experiments');
  const ended = page.getByRole('row', { name: /Hours in the heading/ });
  await expect(ended).toContainText('Winner');
  await expect(ended.getByRole('cell').last()).toHaveText('B');
  const visitor = await visit('/');
  await expect(visitor.locator('main :is(h1, h2)').first()).toHaveText('40 hours of light.');
  expect(await visitor.context().cookies()).toEqual([]);
});
