import { expect, it } from 'vitest';
import type { LeadDeliveryState } from '../../../../../schema/api/desk-lead.ts';
import { deliveryWords, targetName } from './delivery-words.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const at = (hour: number, minute: number) => new Date(2025, 2, 6, hour, minute).toISOString();
const pending: LeadDeliveryState = {
  id: '1',
  target: 'crm',
  host: null,
  status: 'pending',
  edition: 1,
  attempts: 0,
  nextAttemptAt: null,
  deliveredAt: null,
  lastError: null,
};

it.each([
  ['notice', 1, null, 'Notice email'],
  ['acknowledgement', 1, null, 'Thank-you email'],
  ['crm', 1, null, 'CRM'],
  ['webhook:0f3a9c11d2e4', 1, 'hooks.example', 'Webhook to hooks.example'],
  ['webhook:0f3a9c11d2e4', 2, null, 'Webhook, update 1'],
  ['unclaimed-webhook:0f3a9c11d2e4', 1, 'hooks.example', 'Unclaimed webhook to hooks.example'],
  ['crm', 3, null, 'CRM, update 2'],
])('calls %s in revision %i at %s by its name', (target, edition, host, name) => {
  expect(targetName({ target, edition, host })).toBe(name);
});

it.each([
  [{}, 'clock', 'Waiting'],
  [{ attempts: 1, nextAttemptAt: at(10, 6) }, 'clock', 'Try 2 at 10:06 AM'],
  [{ status: 'delivered', deliveredAt: at(9, 44) }, 'check', '9:44 AM'],
  [{ status: 'dead', attempts: 9, lastError: '550 no such user' }, 'alert', 'Gave up: 550 no such user'],
] as const)('says what became of a delivery', (changes, icon, text) => {
  expect(deliveryWords({ ...pending, ...changes }, now)).toEqual({ icon, text });
});
