import type { LeadDeliveryState } from '../../../../../schema/api/desk-lead.ts';
import { momentText } from '../time/moments.ts';

type Named = Pick<LeadDeliveryState, 'target' | 'edition' | 'host'>;

/** The name of a target: `Notice email`, `CRM`, `Webhook to hooks.example`. */
export function targetName({ target, edition, host }: Named): string {
  // After the colon is a hash of the address.
  const base = target.split(':', 1)[0] ?? target;
  const name = names[base] ?? base.charAt(0).toUpperCase() + base.slice(1).replace(/-/g, ' ');
  // A lead that was released can be unclaimed again.
  const again = base.startsWith('unclaimed') ? 'again' : `update ${edition - 1}`;
  return (host ? `${name} to ${host}` : name) + (edition > 1 ? `, ${again}` : '');
}

const names: Readonly<Record<string, string>> = {
  notice: 'Notice email',
  acknowledgement: 'Thank-you email',
  crm: 'CRM',
};

/** What became of a delivery. */
export function deliveryWords(
  { status, attempts, nextAttemptAt, deliveredAt, lastError }: LeadDeliveryState,
  now: number,
): { icon: 'check' | 'clock' | 'alert'; text: string } {
  if (status === 'delivered')
    return { icon: 'check', text: deliveredAt ? momentText(Date.parse(deliveredAt), now) : 'Delivered' };
  if (status === 'dead') return { icon: 'alert', text: `Gave up: ${lastError || 'no answer'}` };
  if (attempts === 0 || !nextAttemptAt) return { icon: 'clock', text: 'Waiting' };
  return { icon: 'clock', text: `Try ${attempts + 1} at ${momentText(Date.parse(nextAttemptAt), now)}` };
}
