import { expect, it } from 'vitest';
import type { ChatPresence } from '../../../../schema/api/chat.ts';
import { presenceLine, timeIn } from './presence-line.ts';

/** A Wednesday, 10 AM in New York. */
const presence: ChatPresence = {
  now: '2026-11-25T15:00:00Z',
  isHere: false,
  isOpen: true,
  answerBy: null,
  opensAt: null,
  zone: 'America/New_York',
};

const line = (changed: Partial<ChatPresence>) => presenceLine({ ...presence, ...changed });

it('says that someone is there, also after hours', () => {
  expect(line({ isHere: true, isOpen: false })).toBe('Someone’s here');
});

it('promises an answer in minutes, or at a time if it takes longer', () => {
  expect(line({ answerBy: '2026-11-25T15:30:00Z' })).toBe('We’ll email you within 30 minutes');
  expect(line({ answerBy: '2026-11-25T15:00:10Z' })).toBe('We’ll email you within 1 minute');
  expect(line({ answerBy: '2026-11-25T17:00:00Z' })).toBe('We’ll email you by 12:00 PM ET');
  expect(line({})).toBe('We’ll email you');
});

it('names the next opening', () => {
  expect(line({ isOpen: false, opensAt: '2026-11-25T16:00:00Z' })).toBe('Closed until 11:00 AM ET');
  expect(line({ isOpen: false })).toBe('Closed');
});

it('names the day in the company’s zone unless it is today, and the date if it is not this week', () => {
  const time = (at: string) => timeIn(presence, at);
  expect(time('2026-11-26T04:30:00Z')).toBe('11:30 PM ET');
  expect(time('2026-11-27T13:00:00Z')).toBe('Friday at 8:00 AM ET');
  expect(time('2026-12-07T13:00:00Z')).toBe('Monday, December 7 at 8:00 AM ET');
});
