import { expect, it } from 'vitest';
import type { LeadEvent, TimelineEntry } from '../../../../../../schema/api/desk-timeline.ts';
import { offerWords } from './offer-words.ts';

const me = 'nora@larkfield.example';
const nora = { email: me, name: 'Nora Whitfield' };
const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const luis = { email: 'luis@larkfield.example', name: 'Luis Ortega' };
const now = new Date(2025, 2, 6, 9, 45).getTime();
const until = new Date(2025, 2, 6, 9, 49).toISOString();
const at = new Date(now).toISOString();
const entry = (event: LeadEvent): TimelineEntry => ({ id: '1', leadId: '1', at, by: null, event });
const offered = entry({ kind: 'offered', to: nora, until });
const lead = { offer: null, offeredNext: [], timeline: [] as TimelineEntry[], answerBy: until };

it('says whose turn it is, and who is next', () => {
  const mine = { ...lead, offer: { to: nora, until }, offeredNext: [dana], timeline: [offered] };
  expect(offerWords(mine, me, now)).toEqual({
    headline: 'Offered to you until 9:49 AM.',
    next: 'Then Dana, then the manager by email.',
  });
  expect(offerWords({ ...mine, offer: { to: luis, until }, offeredNext: [] }, me, now)).toEqual({
    headline: 'Offered to Luis until 9:49 AM.',
    next: 'Then the manager by email.',
  });
});

it('says when no one was offered the lead yet', () => {
  expect(offerWords({ ...lead, offeredNext: [dana, luis] }, me, now)).toEqual({
    headline: 'No one has been offered this yet.',
    next: 'First Dana, then Luis, then the manager by email.',
  });
});

it('says when everyone had a turn', () => {
  const timeline = [offered, entry({ kind: 'escalated' })];
  expect(offerWords({ ...lead, timeline }, me, now)).toEqual({
    headline: 'No one has claimed this yet.',
    next: 'The manager was notified at 9:45 AM.',
  });
});

it('begins again with a lead that was released', () => {
  const timeline = [offered, entry({ kind: 'escalated' }), entry({ kind: 'assigned', to: null, from: dana })];
  expect(offerWords({ ...lead, timeline, offeredNext: [luis] }, me, now)).toEqual({
    headline: 'No one has been offered this yet.',
    next: 'First Luis, then the manager by email.',
  });
});

it('promises nothing for leads from before the desk', () => {
  expect(offerWords({ ...lead, answerBy: null }, me, now)).toEqual({
    headline: 'No one has claimed this yet.',
    next: 'A claim makes you the owner.',
  });
});
