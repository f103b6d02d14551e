import { expect, it } from 'vitest';
import type { LeadEvent, TimelineEntry } from '../../../../../../schema/api/desk-timeline.ts';
import { conflictWords } from './conflict-words.ts';

const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const luis = { email: 'luis@larkfield.example', name: 'Luis Ortega' };
const me = 'nora@larkfield.example';
const now = new Date(2025, 2, 6, 9, 45, 11).getTime();
const entry = (secondsAgo: number, event: LeadEvent, by = dana): TimelineEntry => ({
  id: `${secondsAgo}`,
  leadId: '1',
  at: new Date(now - secondsAgo * 1000).toISOString(),
  by,
  event,
});

it('says who claimed a lead first, and how long ago', () => {
  const since = [entry(4, { kind: 'claimed' }), entry(1, { kind: 'note', text: 'Called.' })];
  const words = conflictWords({ kind: 'claim', since }, dana, me, now);
  expect(words.headline).toBe('Dana took this 4 seconds ago.');
  expect(words.outcome).toBe('Your claim came second, so nothing was changed.');
  expect(words.steps.map(({ text }) => text)).toEqual(['Dana claimed it', 'Dana added a note']);
});

it('names the new owner when a third person assigned the lead', () => {
  const since = [entry(60, { kind: 'assigned', to: luis, from: null })];
  const words = conflictWords({ kind: 'claim', since }, null, me, now);
  expect(words.headline).toBe('Luis took this 1 minute ago.');
  expect(words.steps[0]?.text).toBe('Dana gave it to Luis');
});

it('says who changed a lead, and that the own change was not made', () => {
  const since = [entry(12, { kind: 'state', from: 'open', to: 'waiting', reason: null })];
  expect(conflictWords({ kind: 'change', since }, dana, me, now)).toMatchObject({
    headline: 'Dana changed this 12 seconds ago.',
    outcome: 'Your change was not made. What you typed is kept.',
  });
});

it('says that an email was not sent because a colleague wrote first', () => {
  const since = [entry(3, { kind: 'claimed' })];
  expect(conflictWords({ kind: 'mail', since }, dana, me, now)).toMatchObject({
    headline: 'Dana took this 3 seconds ago.',
    outcome: 'Your email was not sent. Its draft is kept.',
  });
});

it('does without a history', () => {
  expect(conflictWords({ kind: 'claim', since: [] }, dana, me, now).headline).toBe('Dana took this.');
  expect(conflictWords({ kind: 'change', since: [] }, null, me, now).headline).toBe('Someone changed this.');
});
