import { expect, test } from 'vitest';
import type { DeskNumbersAnswer } from '../../../schema/api/desk-numbers.ts';
import { closeAbandonedChats } from '../../chat/close-chat.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { ownOrigin } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Hours } from '../routing/business-hours.ts';
import { type AnsweredLead, answerTimes, withTimes } from './answer-times.ts';
import { readPeriod } from './read-period.ts';

const minute = 60_000;
const always = { zone: 'UTC', hours: [], holidays: [] };
const timesOf = async (leads: readonly AnsweredLead[], now: Date, hours: Hours = always) =>
  answerTimes(await withTimes(leads, hours), now);
const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + minutes * minute).toISOString();

/** Received at minute 0 and answered after that many minutes, or not yet. */
const lead = (answeredAfter: number | null, promisedAfter: number | null = 5) => ({
  received_at: at(0),
  answered_at: answeredAfter === null ? null : at(answeredAfter),
  answer_by: promisedAfter === null ? null : at(promisedAfter),
});

test('median and p90 are of answered leads; the share within the promise is of those that are due', async () => {
  const leads = [1, 2, 3, 4, 10].map((minutes) => lead(minutes));
  const now = new Date(at(4));
  expect(await timesOf([...leads, lead(null), lead(null, 3), lead(60, null)], now)).toEqual({
    answered: 6,
    medianMs: 3.5 * minute,
    p90Ms: 35 * minute,
    within: 4,
    promised: 6,
  });
});

test('without leads there are no times', async () => {
  expect(await timesOf([lead(null)], new Date(at(1)))).toEqual({
    answered: 0,
    medianMs: null,
    p90Ms: null,
    within: 0,
    promised: 0,
  });
});

test('time outside of the hours does not count', async () => {
  const hours = {
    zone: 'UTC',
    hours: [{ days: ['mon' as const], from: '09:00', until: '10:02' }],
    holidays: [],
  };
  expect((await timesOf([lead(30)], new Date(at(60)), hours)).medianMs).toBe(2 * minute);
});

test('visitors who left no way to be answered are neither leads nor lost ones', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const nora = await deskClient(server);
  await newLead(server);
  const headers = { origin: ownOrigin, 'content-type': 'application/json' };
  const body = JSON.stringify({ id: crypto.randomUUID(), text: 'Hello?', key: 'k'.repeat(43) });
  await server.app.request('/api/chat/messages', { method: 'POST', headers, body });
  clock.ms += 120 * minute;
  await server.storage.commit((trx) => closeAbandonedChats(trx, new Date(clock.ms)));
  const { bySource } = (await (await nora.get('desk/numbers')).json()) as DeskNumbersAnswer;
  expect(bySource).toEqual([{ source: 'Direct', leads: 1, won: 0, lost: 0, revenueCents: 0 }]);
});

test('a period is made of days in the company’s zone, one of which is an hour longer', () => {
  const rules = { zone: 'America/New_York' };
  const now = new Date('2026-11-03T02:00:00Z');
  const period = (query: Record<string, string>) => {
    const { since, until } = readPeriod(query, rules, now);
    return [since, until].map((at) => at.toISOString().slice(0, 16));
  };
  expect(period({ days: '1' })).toEqual(['2026-11-02T05:00', '2026-11-03T05:00']);
  expect(period({ days: '2' })).toEqual(['2026-11-01T04:00', '2026-11-03T05:00']);
  expect(period({ since: '2026-11-01', until: '2026-11-01' })).toEqual([
    '2026-11-01T04:00',
    '2026-11-02T05:00',
  ]);
  expect(period({ since: '2026-10-01T10:00:00Z' })).toEqual(['2026-10-01T10:00', '2026-11-03T05:00']);
  const asDefault = period({});
  expect(asDefault).toEqual(['2026-10-26T04:00', '2026-11-03T05:00']);
  expect(period({ days: '-1', since: '2026-02-30', until: 'soon' })).toEqual(asDefault);
});

test.each(databases)('on %s, the numbers are by hour, page, person, and source', async (database) => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
  const dana = await deskClient(server, 'dana@larkfield.example');
  const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
  const page = (path: string) => ({ pageUrl: `https://larkfield.example${path}` });
  const ad = { last: { at: at(0), landingPage: '/', referrer: '', params: { gclid: '1' } } };
  const first = await newLead(server, { ...page('/lp8/'), attribution: ad });
  clock.ms += 2 * minute;
  await dana.changed(first, { state: 'waiting' });
  await dana.changed(first, { state: 'won' });
  clock.ms += 60 * minute;
  const second = await newLead(server, page('/pricing/'));
  clock.ms += 8 * minute;
  await luis.changed(second, { state: 'waiting' });
  await luis.changed(second, { state: 'lost', reason: 'No budget' });
  await server.storage.commit((trx) =>
    trx
      .insertInto('payment_links')
      .values({
        id: 'link',
        project_name: 'Bundle',
        description: '',
        amount_cents: 21_900,
        refunded_cents: 900,
        state: 'paid',
        revision: 1,
        account: 'live',
        is_test: 0,
        created_at: at(1),
        created_by: dana.email,
        expires_at: at(9999),
        paid_at: at(3),
        lead_id: first,
      })
      .execute(),
  );
  const numbers = (await (await dana.get('desk/numbers')).json()) as DeskNumbersAnswer;
  expect(numbers.total).toEqual({
    answered: 2,
    medianMs: 5 * minute,
    p90Ms: 7.4 * minute,
    within: 1,
    promised: 2,
  });
  const named = (rows: DeskNumbersAnswer['byHour']) =>
    rows.map(({ name, medianMs, within }) => [name, (medianMs ?? 0) / minute, within]);
  expect(named(numbers.byHour)).toEqual([
    ['10', 2, 1],
    ['11', 8, 0],
  ]);
  expect(named(numbers.byPage).sort()).toEqual([
    ['/lp8', 2, 1],
    ['/pricing', 8, 0],
  ]);
  expect(named(numbers.byPerson).sort()).toEqual([
    ['Dana', 2, 1],
    ['Luis', 8, 0],
  ]);
  expect(numbers.bySource).toEqual([
    { source: 'Google Ads', leads: 1, won: 1, lost: 0, revenueCents: 21_000 },
    { source: 'Direct', leads: 1, won: 0, lost: 1, revenueCents: 0 },
  ]);
  expect((await luis.desk()).today).toMatchObject({ answered: 1, within: 0, promised: 1 });
});

test('people of one name and pages of one title have rows of their own', async () => {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const pages = ['/lp8/', '/lp8-short/'].map((route) => ({
    name: route.slice(1, -1),
    route,
    title: 'Resumes',
  }));
  writeFiles(server.distDir, { '.build/pages.json': JSON.stringify(pages) });
  for (const [index, email] of ['dana@larkfield.example', 'dana@sales.example'].entries()) {
    const dana = await deskClient(server, email);
    const pageUrl = `https://larkfield.example${pages[index]?.route}`;
    await dana.changed(await newLead(server, { pageUrl }), { state: 'won' });
  }
  const nora = await deskClient(server);
  const { byPage, byPerson } = (await (await nora.get('desk/numbers')).json()) as DeskNumbersAnswer;
  const names = (rows: typeof byPage) => rows.map(({ name }) => name).sort();
  expect(names(byPage)).toEqual(['Resumes (/lp8-short/)', 'Resumes (/lp8/)']);
  expect(names(byPerson)).toEqual(['Dana (dana@larkfield.example)', 'Dana (dana@sales.example)']);
});
