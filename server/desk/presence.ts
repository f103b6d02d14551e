import type { Kysely, Transaction } from 'kysely';

import { type PresenceBody, presenceEveryMs } from '../../schema/api/desk.ts';
import type { Tables } from '../storage/tables.ts';

/** A desk that has been silent for longer, in ms, is closed. */
const silentMs = presenceEveryMs * 2.5;

export interface PresentDesk {
  staff: string;
  leadId: string | null;
  isWriting: boolean;
}

/**
 * Stores what a desk reports of itself.
 * @returns the leads whose other viewers have to know; null is the desk as a whole
 */
export async function reportPresence(
  trx: Transaction<Tables>,
  staff: string,
  { tab, leadId, isWriting, takesChats, isLeaving = false }: PresenceBody,
  now: Date,
): Promise<(string | null)[]> {
  const before = await trx.selectFrom('desk_presence').selectAll().where('tab', '=', tab).executeTakeFirst();
  if (isLeaving) {
    await trx.deleteFrom('desk_presence').where('tab', '=', tab).where('staff', '=', staff).execute();
    return before ? [null, before.lead_id] : [];
  }
  const row = {
    staff,
    lead_id: leadId,
    is_writing: Number(isWriting),
    takes_chats: Number(takesChats),
    seen_at: now.toISOString(),
  };
  await trx
    .insertInto('desk_presence')
    .values({ tab, ...row })
    .onConflict((conflict) => conflict.column('tab').doUpdateSet(row))
    .execute();
  if (!before || isSilent(before.seen_at, now)) return [null, leadId];
  const isSame = before.lead_id === leadId && before.is_writing === row.is_writing;
  return [
    ...(before.takes_chats === row.takes_chats ? [] : [null]),
    ...(isSame ? [] : [before.lead_id, leadId].filter((id) => id !== null)),
  ];
}

/** The desks that are open now. */
export async function presentDesks(db: Kysely<Tables>, now: Date): Promise<PresentDesk[]> {
  const since = new Date(now.getTime() - silentMs).toISOString();
  const rows = await db
    .selectFrom('desk_presence')
    .select(['staff', 'lead_id', 'is_writing'])
    .where('seen_at', '>=', since)
    .orderBy('staff')
    .execute();
  return rows.map(({ staff, lead_id, is_writing }) => ({
    staff,
    leadId: lead_id,
    isWriting: is_writing === 1,
  }));
}

/** Whether someone who answers chats has the desk open now. */
export async function isChatStaffed(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('desk_presence')
    .select('tab')
    .where('seen_at', '>=', new Date(now.getTime() - silentMs).toISOString())
    .where('takes_chats', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes rows of desks that closed without a word. */
export async function deleteSilentDesks(trx: Transaction<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 10 * silentMs).toISOString();
  await trx.deleteFrom('desk_presence').where('seen_at', '<', before).execute();
}

function isSilent(seenAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt) > silentMs;
}
