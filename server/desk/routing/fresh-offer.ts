/** Columns of a lead that is offered from the start: to everyone, and then the manager is notified. */
export const freshOffer = { offered_to: null, offered_until: null, escalated_at: null } as const;
