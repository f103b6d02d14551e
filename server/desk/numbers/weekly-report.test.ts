import { expect, test } from 'vitest';
import { reportTexts } from '../../delivery/targets/weekly-report.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { queueWeeklyReport, reportableWeek } from './weekly-report.ts';

const rules = { zone: 'America/New_York' };

test.each([
  ['2026-03-02T12:59:00Z', '2026-02-16'],
  ['2026-03-02T13:00:00Z', '2026-02-23'],
  ['2026-03-08T23:00:00Z', '2026-02-23'],
])('at %s, the week to report is that of %s', (now, week) =>
  expect(reportableWeek(rules, new Date(now)).week).toBe(week),
);

test('a week in which clocks change begins and ends at midnight', () => {
  expect(reportableWeek(rules, new Date('2026-03-09T18:00:00Z'))).toEqual({
    week: '2026-03-02',
    since: '2026-03-02T05:00:00.000Z',
    until: '2026-03-09T04:00:00.000Z',
  });
});

test.each(databases)('on %s, a week with leads is reported once, by whichever server', async (database) => {
  const clock = { ms: Date.parse('2026-03-04T10:00:00Z') };
  await using server = await createTestApp({ database, clock: () => new Date(clock.ms) });
  const queue = () => server.storage.commit((trx) => queueWeeklyReport(trx, rules, new Date(clock.ms)));
  await newLead(server);
  expect(await queue()).toBe(false);
  clock.ms = Date.parse('2026-03-09T14:00:00Z');
  const queued = await Promise.all([queue(), queue(), queue()]);
  expect(queued.filter(Boolean)).toHaveLength(1);
  clock.ms = Date.parse('2026-03-16T14:00:00Z');
  expect(await queue()).toBe(false);
});

test('the mail says how fast people were answered, and what came of it', async () => {
  const clock = { ms: Date.parse('2026-03-04T10:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const dana = await deskClient(server, 'dana@larkfield.example');
  const id = await newLead(server, { pageUrl: 'https://larkfield.example/lp8/' });
  clock.ms += 150_000;
  await dana.changed(id, { state: 'won' });
  const numbers = await (await dana.get('desk/numbers')).json();
  expect(reportTexts(numbers, '2026-03-02')).toMatchObject({
    subject: 'Desk numbers, March 2\u2009–\u20098',
    text: [
      'Only business hours count.',
      'First answer, median: 2 min 30 s\nWithin the promise: 1 of 1',
      'By person',
      'Dana: 2 min 30 s, 1 of 1 within the promise',
      'By page',
      '/lp8: 2 min 30 s, 1 of 1 within the promise',
      'By hour of the day',
      '10 AM: 2 min 30 s, 1 of 1 within the promise',
      'By source',
      'Direct: 1 lead, 1 of 1 won, $0.00',
    ].join('\n\n'),
  });
});
