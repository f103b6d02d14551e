import { expect, test } from 'vitest';
import type { ExperimentAnswer, ExperimentsAnswer } from '../../../schema/api/experiments.ts';
import { deskClient } from '../../testing/desk/desk-client.ts';
import { insertCounts } from '../../testing/experiments/insert-counts.ts';
import { endedExperiment, runningExperiment, writeReport } from '../../testing/experiments/sample-report.ts';
import { createTestApp } from '../../testing/test-app.ts';

const counts = {
  ...{ experiment: 'lp8-price', page: '/lp8/', exposures: 500, lost: 10, visits: 490, leads: 31, spam: 1 },
  ...{ paid: 4, refunded: 0, revenueCents: 84_000, lcpMs: 1300 },
};

test('today counts tomorrow, and judgments are at most 15 seconds old', async () => {
  let now = new Date('2026-03-02T23:59:00Z');
  await using server = await createTestApp({ clock: () => now });
  const staff = await deskClient(server);
  const nav = { name: 'nav', route: '', file: 'site.yaml' };
  writeReport(server.distDir, { running: [runningExperiment(), runningExperiment(nav)] });
  const read = async (name = 'lp8-price') =>
    (await (await staff.get(`experiments/${name}`)).json()) as ExperimentAnswer;
  const insert = (variant: string, from: string) =>
    insertCounts(server.storage, { ...counts, variant, from, days: 1 });
  for (const variant of ['control', 'price']) await insert(variant, '2026-03-02');
  expect(await read()).toMatchObject({
    state: 'new',
    verdict: null,
    progress: { day: 0, visits: 0, visitsNeeded: 13_864, lastDay: '2026-03-22' },
    arms: [
      { visits: 0, leads: 0, revenueCents: 0, rate: null, pictures: null },
      { letter: 'B', visits: 0 },
    ],
    series: [],
    guardrails: [],
    canTake: ['A'],
  });
  const { current } = (await (await staff.get('experiments')).json()) as ExperimentsAnswer;
  expect(current[0]).toMatchObject({ state: 'new', verdict: 'The first day counts tomorrow.' });
  now = new Date('2026-03-04T00:00:00Z');
  expect(await read()).toMatchObject({ state: 'running', progress: { day: 2, visits: 980 } });
  expect((await read('nav')).arms[1]?.preview).toBe('/?variant=nav:price');
  await insert('price', '2026-03-03');
  now = new Date('2026-03-04T00:00:14Z');
  expect((await read()).progress.visits).toBe(980);
  now = new Date('2026-03-04T00:00:15Z');
  expect((await read()).progress.visits).toBe(1470);
});

test('an experiment that was stopped without a verdict is no running one', async () => {
  await using server = await createTestApp({ clock: () => new Date('2026-03-09T12:00:00Z') });
  const staff = await deskClient(server);
  const { plan: _, ...unplanned } = runningExperiment({ name: 'nav' });
  writeReport(server.distDir, { running: [unplanned], ended: [endedExperiment()] });
  const answer = (await (await staff.get('experiments/lp8-price')).json()) as ExperimentAnswer;
  expect(answer).toMatchObject({
    state: 'stopped',
    verdict: { title: 'Stopped before its first day was over.' },
    stopped: '2026-03-02',
    canTake: [],
  });
  const { current } = (await (await staff.get('experiments')).json()) as ExperimentsAnswer;
  expect(current[0]).toMatchObject({ name: 'nav', progress: null });
  const refused = await staff.get('experiments/nav');
  expect([refused.status, (await refused.json()).message]).toEqual([
    404,
    'The experiment “nav” was started without a plan, so it has no verdict.',
  ]);
});

test('a site without experiments has an empty list', async () => {
  await using server = await createTestApp();
  const staff = await deskClient(server);
  const answer = await (await staff.get('experiments')).json();
  expect(answer).toEqual({ success: true, current: [], ended: [] });
});

test('an experiment that was started again on the same day is not mistaken for the one before it', async () => {
  await using server = await createTestApp({ clock: () => new Date('2026-03-02T12:00:00Z') });
  const staff = await deskClient(server);
  writeReport(server.distDir, { running: [runningExperiment()], ended: [endedExperiment()] });
  const stoppedOf = async (path: string) =>
    ((await (await staff.get(`experiments/${path}`)).json()) as ExperimentAnswer).stopped;
  expect(await stoppedOf('lp8-price')).toBeNull();
  expect(await stoppedOf('lp8-price?started=2026-03-02')).toBe('2026-03-02');
});
