import type { LinkState } from '../../../schema/api/payments.ts';

/** What can happen to a payment link. */
export type LinkEvent =
  /** A client opens the pay page. */
  | 'view'
  /** A client submits a card; the link now belongs to this attempt. */
  | 'begin'
  /** The attempt ended, and nothing was charged. */
  | 'fail'
  /** The provider reports a payment that is not refunded, or only partially. */
  | 'pay'
  /** The provider reports a full refund. */
  | 'refund'
  /** The provider reports a dispute. */
  | 'dispute'
  /** The intent was canceled, by us or in the provider's dashboard. */
  | 'cancel'
  /** The link expired. */
  | 'expire'
  /** Staff withdraw the link. */
  | 'revoke';

/** A payment always counts, even for a withdrawn link. */
const taken = { pay: 'paid', refund: 'refunded', dispute: 'disputed' } as const;

const unpaid = { ...taken, cancel: 'revoked' } as const;

/** Every transition. An event that a state does not list changes nothing. README.md shows this table as a diagram. */
export const transitions: Record<LinkState, Partial<Record<LinkEvent, LinkState>>> = {
  open: { ...unpaid, view: 'viewed', begin: 'processing', expire: 'expired', revoke: 'revoked' },
  viewed: { ...unpaid, begin: 'processing', expire: 'expired', revoke: 'revoked' },
  // An attempt that outlived its time can be replaced or revoked; see `linkStatus`.
  processing: { ...unpaid, begin: 'processing', fail: 'viewed', revoke: 'revoked' },
  expired: { ...unpaid, cancel: 'expired' },
  revoked: unpaid,
  paid: taken,
  refunded: taken,
  disputed: taken,
};

export function transition(state: LinkState, event: LinkEvent): LinkState {
  return transitions[state][event] ?? state;
}
