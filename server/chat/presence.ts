import type { Kysely } from 'kysely';
import type { ChatPresence } from '../../schema/api/chat.ts';
import { isChatStaffed } from '../desk/presence.ts';
import { addOpenTime, isOpen } from '../desk/routing/business-hours.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import type { Tables } from '../storage/tables.ts';

/** Whether someone is there, and when the company answers. */
export async function readPresence(db: Kysely<Tables>, rules: DeskRules, now: Date): Promise<ChatPresence> {
  const isOpenNow = isOpen(rules, now);
  const iso = (date: Date | undefined) => date?.toISOString() ?? null;
  return {
    isHere: await isChatStaffed(db, now),
    isOpen: isOpenNow,
    answerBy: iso(addOpenTime(rules, now, rules.answerWithinMs)),
    opensAt: isOpenNow ? null : iso(addOpenTime(rules, now, 0)),
    zone: rules.zone,
  };
}
