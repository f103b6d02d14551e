import { expect, it } from 'vitest';
import type { LeadDeliveryState } from '../../../../../schema/api/desk-lead.ts';
import { deliveryWords, targetName } from './delivery-words.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const at = (hour: number, minute: number) => new Date(2025, 2, 6, hour, minute).toISOString();
const pending: LeadDeliveryState = {
  id: '1',
  target: 'crm',
  status: 'pending',
  edition: 1,
  attempts: 0,
  nextAttemptAt: null,
  deliveredAt: null,
  lastError: null,
};

it.each([
  ['notice', 1, 'Notice email'],
  ['acknowledgement', 1, 'Thank-you email'],
  ['crm', 1, 'CRM'],
  ['webhook-2', 1, 'Webhook 2'],
  ['google-ads', 1, 'Google ads'],
  ['crm', 3, 'CRM, update 2'],
])('calls %s in revision %i by its name', (target, edition, name) => {
  expect(targetName({ target, edition })).toBe(name);
});

it.each([
  [{}, 'clock', 'Waiting'],
  [{ attempts: 1, nextAttemptAt: at(10, 6) }, 'clock', 'Try 2 at 10:06 AM'],
  [{ status: 'delivered', deliveredAt: at(9, 44) }, 'check', '9:44 AM'],
  [{ status: 'dead', attempts: 9, lastError: '550 no such user' }, 'alert', 'Gave up: 550 no such user'],
] as const)('says what became of a delivery', (changes, icon, text) => {
  expect(deliveryWords({ ...pending, ...changes }, now)).toEqual({ icon, text });
});
