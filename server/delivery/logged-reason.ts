import { reasonOf } from '../lib/reason-of.ts';

/**
 * Why a delivery failed, as it can be logged. Receivers quote what they refuse: mail servers the address or the subject, a CRM
 * the name. Their own words stay in the outbox, which erasures reach.
 */
export function loggedReason(thrown: unknown): string {
  if (thrown instanceof Error && 'responseCode' in thrown)
    return `The mail server answered ${thrown.responseCode}.`;
  const reason = reasonOf(thrown);
  const status = /^HTTP \d+/.exec(reason)?.[0];
  return status ?? reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');
}
