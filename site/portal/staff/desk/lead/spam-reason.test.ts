import { expect, it } from 'vitest';
import type { LeadEvent, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { spamReason } from './spam-reason.ts';

const entry = (leadId: string, event: LeadEvent): TimelineEntry => ({
  id: 'x',
  leadId,
  at: '',
  by: null,
  event,
});
const marked = (reason: string | null): LeadEvent => ({ kind: 'spam', isSpam: true, reason });

it.each([
  ['honeypot', 'A field that people cannot see was filled in.'],
  ['too_fast', 'The form was sent faster than a person can fill it in.'],
  ['turnstile', 'The check for bots failed.'],
  ['new_check', 'new_check'],
  [null, ''],
])('puts the code %s into words', (code, words) => {
  expect(spamReason({ id: '1', spamReason: code, timeline: [] })).toBe(words);
});

it('says what the person wrote who marked the lead last', () => {
  const timeline = [
    entry('1', marked('A test')),
    entry('1', marked('Advertising')),
    entry('2', marked('Other')),
  ];
  expect(spamReason({ id: '1', spamReason: 'marked', timeline })).toBe('Advertising');
  expect(spamReason({ id: '1', spamReason: 'marked', timeline: [entry('1', marked(null))] })).toBe('');
});
