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

/** The state of a link as a colored label. */
export function StateChip({ state }: { state: LinkState }) {
  return <span className={`chip-of ${state}`}>{stateNames[state]}</span>;
}
