import './state-chip.css';
import type { LinkState } from '../../../../schema/api/payments.ts';

export const stateNames: Record<LinkState, string> = {
  open: 'Open',
  viewed: 'Viewed',
  processing: 'Processing',
  paid: 'Paid',
  expired: 'Expired',
  revoked: 'Revoked',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** Where a link stands, in a word and a colour. */
export function StateChip({ state }: { state: LinkState }) {
  return <span className={`chip-of ${state}`}>{stateNames[state]}</span>;
}
