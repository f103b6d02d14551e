import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExperimentAnswer, ExperimentsAnswer } from '../../../schema/api/experiments.ts';
import type { NumbersAnswer } from '../../../schema/api/numbers.ts';
import { deskClient } from '../../testing/desk/desk-client.ts';
import { insertSampleExperiments } from '../../testing/experiments/sample-experiments.ts';
import { writeReport } from '../../testing/experiments/sample-report.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type ExperimentReport,
  picturesFolder,
  type RunningExperiment,
  reportPath,
} from '../report/report-file.ts';

const clock = () => new Date('2026-11-28T15:00:00Z');

let server: TestApp;
let get: (path: string) => Promise<Response> | Response;
let headers: Record<string, string>;
let report: ExperimentReport;

beforeAll(async () => {
  server = await createTestApp({ clock });
  writeFiles(server.distDir, {
    '.build/server.json': JSON.stringify({ desk: { zone: 'America/New_York' } }),
  });
  report = await insertSampleExperiments(server.storage, '2026-11-28');
  writeReport(server.distDir, report);
  const staff = await deskClient(server, 'dana@larkfield.example', 'author');
  get = (path) => staff.get(path);
  headers = staff.headers;
});

afterAll(() => server[Symbol.asyncDispose]());

async function read(path: string): Promise<ExperimentAnswer> {
  const answer = await get(`experiments/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ExperimentAnswer;
}

async function refusalOf(path: string): Promise<[status: number, code: string, message: string]> {
  const answer = await get(`experiments/${path}`);
  const { code, message } = await answer.json();
  return [answer.status, code, message];
}

test('the list has what runs or is written, then what is over, the latest first', async () => {
  const { current, ended } = (await (await get('experiments')).json()) as ExperimentsAnswer;
  expect(current.map(({ name, state }) => [name, state])).toEqual([
    ['lp8-price', 'running'],
    ['pricing-guarantee', 'winner'],
    ['home-video', 'invalid'],
    ['services-order', 'written'],
  ]);
  expect(current[0]).toEqual({
    name: 'lp8-price',
    title: 'Price in the headline',
    route: '/lp8/',
    state: 'running',
    verdict: 'Running. B is ahead by 16%, and that could still be luck.',
    started: '2026-11-15',
    stopped: null,
    taken: null,
    progress: { day: 13, days: 21, visits: 8589, visitsNeeded: 13_864 },
  });
  expect(current[3]).toMatchObject({ started: null, progress: null, verdict: 'Not started.' });
  expect(ended.map(({ title, state, taken }) => [title, state, taken])).toEqual([
    ['lp8-reviews', 'no-difference', null],
    ['Three fields instead of five', 'winner', 'B'],
  ]);
});

test('a running experiment is judged by its complete days, with figures of the same days', async () => {
  const answer = await read('lp8-price');
  expect(answer).toMatchObject({
    state: 'running',
    arm: null,
    file: 'lp8.yaml',
    startedBy: 'Dana Brooks',
    today: '2026-11-28',
    progress: { day: 13, days: 21, visits: 8589, lastDay: '2026-12-05' },
    plan: { worthHaving: 20, baseRate: 6.2, visitsPerArm: 6932, isSplitEqually: true },
    winner: null,
    losses: [],
    canTake: ['A'],
  });
  expect(answer.verdict?.explanation).toContain('on Dec 5 we’ll know');
  const [control, price] = answer.arms;
  expect(price).toEqual({
    id: 'price',
    letter: 'B',
    title: 'Price in the headline',
    split: 50,
    visits: 4301,
    successes: 309,
    rate: { rate: 309 / 4301, low: expect.closeTo(0.0645, 4), high: expect.closeTo(0.0799, 4) },
    leads: 309,
    paid: 48,
    revenueCents: 995_400,
    pictures: {
      phone: '/api/staff/experiments/lp8-price/pictures/lp8-price-2026-11-15-price-phone.jpg',
      desktop: '/api/staff/experiments/lp8-price/pictures/lp8-price-2026-11-15-price-desktop.jpg',
    },
    preview: '/lp8/?variant=lp8-price:price',
    changes: ['sections.hero.headline'],
    files: [{ file: 'lp8.yaml', blocks: [expect.any(Array)] }],
    takeProblem: null,
    isComparable: true,
  });
  expect(price?.files[0]?.blocks[0]?.slice(2, 4)).toEqual([
    { kind: 'removed', number: 26, text: '      resume that gets read.' },
    { kind: 'added', number: 26, text: '      resume, from ==$119==, as price.' },
  ]);
  expect(control).toMatchObject({ letter: 'A', changes: [], files: [], successes: 266 });
  const [series] = answer.series;
  expect(series?.letter).toBe('B');
  expect(series?.points).toHaveLength(13);
  expect(series?.points[12]).toMatchObject({ day: 13, estimate: expect.closeTo(0.158, 3) });
  expect(answer.guardrails.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['lcp fine', 'spam fine', 'refunds too-few', 'arrivals fine', 'lost fine'],
  ]);
});

test('a winner keeps the figures of the day that it won, and may be taken', async () => {
  const answer = await read('pricing-guarantee');
  expect(answer).toMatchObject({
    state: 'winner',
    arm: 'B',
    progress: { day: 17, days: 21, lastDay: '2026-11-29' },
    winner: { measured: { estimate: expect.closeTo(0.29, 2) }, expected: expect.closeTo(0.2, 1) },
    canTake: ['A', 'B'],
  });
  expect(answer.verdict?.title).toMatch(/^B wins, four days early\./);
  expect(answer.arms.reduce((sum, { visits }) => sum + visits, 0)).toBe(answer.progress.visits);
  expect(answer.series[0]?.points).toHaveLength(17);
});

test('an invalid experiment says since when, and where visits were lost', async () => {
  const answer = await read('home-video');
  expect(answer).toMatchObject({ state: 'invalid', invalidSince: 5, winner: null, canTake: ['A'] });
  expect(answer.arms.map(({ isComparable }) => isComparable)).toEqual([false, false]);
  expect(answer.guardrails.at(-1)).toMatchObject({ name: 'lost', state: 'crossed', since: 5 });
  expect(answer.losses.map(({ kind, name }) => `${kind} ${name}`).slice(0, 4)).toEqual([
    ...['device phone', 'device desktop', 'device tablet', 'source Google Ads'],
  ]);
});

test('an experiment that is over is as it was recorded', async () => {
  const answer = await read('lp7-form');
  expect(answer).toMatchObject({
    state: 'winner',
    taken: 'B',
    stopped: '2026-09-13',
    stoppedBy: 'Dana Brooks',
    because: 'short was taken',
    progress: { day: 11, days: 14 },
    canTake: [],
  });
  expect(answer.arms[1]).toMatchObject({
    ...{ successes: 380, preview: null, pictures: null, files: [], takeProblem: null },
  });
  expect(answer.arms[1]?.revenueCents).toBeGreaterThan(1_000_000);
  const both = await read('lp8-reviews?started=2026-09-29');
  expect(both.arms.map(({ letter, title }) => `${letter} ${title}`)).toEqual([
    ...['A Control', 'B Reviews above the packages', 'C No reviews'],
  ]);
  expect(both.plan.isSplitEqually).toBe(true);
  expect(both.series.map(({ letter }) => letter)).toEqual(['B', 'C']);
});

test('unknown experiments and variants are refused with a reason', async () => {
  expect(await refusalOf('gone')).toEqual([
    404,
    'unknown_experiment',
    'The published site has no experiment “gone”.',
  ]);
  expect(await refusalOf('lp8-price?started=2026-01-01')).toMatchObject([
    404,
    'unknown_experiment',
    /2026-01-01/,
  ]);
  expect(await refusalOf('services-order')).toMatchObject([
    404,
    'unknown_experiment',
    /npm run experiment -- start services-order/,
  ]);
  expect(await refusalOf('lp7-form/patch?variant=short')).toMatchObject([
    404,
    'unknown_experiment',
    /is over/,
  ]);
  expect(await refusalOf('lp8-price/patch?variant=constructor')).toMatchObject([
    404,
    'unknown_variant',
    /one of control, price/,
  ]);
  const post = await server.app.request('/api/staff/experiments', { method: 'POST', headers, body: '{}' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a patch is a download, also of a variant that has not won', async () => {
  const answer = await get('experiments/lp8-price/patch?variant=price');
  expect(answer.headers.get('content-type')).toBe('text/x-diff; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=lp8-price-price.patch');
  expect(await answer.text()).toContain('+++ b/lp8.yaml');
  expect((await get('experiments/lp8-price/patch?variant=control')).status).toBe(200);
});

test('a picture is sent if the report names it, and asked for again each time', async () => {
  const address = 'experiments/lp8-price/pictures/lp8-price-2026-11-15-price-phone.jpg';
  const answer = await get(address);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(await answer.text()).toBe('lp8-price-2026-11-15-price-phone.jpg');
  const again = await server.app.request(`/api/staff/${address}`, {
    headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  writeFiles(server.distDir, { [`${picturesFolder}/other.jpg`]: 'other' });
  for (const file of [
    'other.jpg',
    `..%2F${reportPath.split('/')[1]}`,
    'lp8-price-2026-11-15-short-phone.jpg',
  ])
    expect((await get(`experiments/lp8-price/pictures/${file}`)).status).toBe(404);
  expect((await get(address.replace('/lp8-price/', '/home-video/'))).status).toBe(404);
});

test('the page of numbers names the tests behind its variants', async () => {
  const { experiments } = (await (await get('numbers?days=28')).json()) as NumbersAnswer;
  expect(experiments.map(({ name, title }) => `${name}: ${title}`)).toEqual([
    'home-video: A film in the first screen',
    'lp8-price: Price in the headline',
    'pricing-guarantee: Guarantee next to the prices',
  ]);
});

test('a winner that cannot be written into its file may not be taken, and says why', async () => {
  const changed = (changes: Partial<RunningExperiment>) => {
    const running = report.running.map((one) =>
      one.name === 'pricing-guarantee' ? { ...one, ...changes } : one,
    );
    writeReport(server.distDir, { ...report, running });
  };
  const { control } = report.running.find(({ name }) => name === 'pricing-guarantee')?.takes ?? {};
  if (!control) throw new Error('The sample has no experiment with a winner.');
  const problem = 'sections.pricing shares the anchor &prices with other places.';
  changed({ takes: { control }, takeProblems: { guarantee: problem } });
  const answer = await read('pricing-guarantee');
  expect(answer).toMatchObject({ state: 'winner', arm: 'B', canTake: ['A'] });
  expect(answer.arms.map(({ takeProblem }) => takeProblem)).toEqual([null, problem]);
  expect(await refusalOf('pricing-guarantee/patch?variant=guarantee')).toEqual([
    404,
    'unknown_variant',
    `“guarantee” of “pricing-guarantee” cannot be written into pricing.yaml: ${problem}`,
  ]);
  // A report of an earlier version has no reasons.
  changed({ takes: {} });
  const { arms, canTake } = await read('pricing-guarantee');
  expect(canTake).toEqual([]);
  expect(arms.map(({ takeProblem }) => takeProblem)).toEqual(
    arms.map(() => 'Build the site again to see why.'),
  );
  writeReport(server.distDir, report);
});
