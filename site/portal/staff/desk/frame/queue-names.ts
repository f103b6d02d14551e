import { type DeskQueue, deskQueues } from '../../../../../schema/api/desk.ts';
import type { StaffRole } from '../../../../../schema/api/staff.ts';

export const queueNames: Record<DeskQueue, string> = {
  new: 'New',
  mine: 'Mine',
  waiting: 'Waiting',
  open: 'Everyone’s',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Agents see their own leads and those without an owner. */
export const queuesOf = (role: StaffRole): DeskQueue[] =>
  deskQueues.filter((queue) => queue !== 'open' || role !== 'agent');
