import type { LeadDeliveryState } from '../../../../../schema/api/desk-lead.ts';
import { momentText } from '../time/moments.ts';

/** The name of a target: `Notice email`, `CRM`, `Webhook 1`. */
export function targetName({ target, edition }: Pick<LeadDeliveryState, 'target' | 'edition'>): string {
  const number = /-(\d+)$/.exec(target)?.[1];
  const base = target.replace(/-\d+$/, '');
  const name = names[base] ?? base.charAt(0).toUpperCase() + base.slice(1).replace(/-/g, ' ');
  return [name, number].filter(Boolean).join(' ') + (edition > 1 ? `, update ${edition - 1}` : '');
}

const names: Readonly<Record<string, string>> = {
  notice: 'Notice email',
  acknowledgement: 'Thank-you email',
  crm: 'CRM',
  webhook: 'Webhook',
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
