import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ChatPresence } from '../../schema/api/chat.ts';
import { isChatStaffed } from '../desk/presence.ts';
import { addOpenTime, isOpen } from '../desk/routing/business-hours.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import type { Tables } from '../storage/tables.ts';
import { promiseAt } from './reopen.ts';

/** Whether someone is there, and when the company answers. */
export async function readPresence(db: Kysely<Tables>, rules: DeskRules, now: Date): Promise<ChatPresence> {
  const isOpenNow = isOpen(rules, now);
  return {
    now: now.toISOString(),
    isHere: await isChatStaffed(db, now),
    isOpen: isOpenNow,
    answerBy: promiseAt(rules, now),
    opensAt: isOpenNow ? null : (addOpenTime(rules, now, 0)?.toISOString() ?? null),
    zone: rules.zone,
  };
}

/** How long a read waits for others to share it, in ms. */
const shareMs = 20;

/**
 * Reads the presence once for all who ask at about the same time: every visitor's stream does after a change, and when a server
 * ends, those of all of its visitors.
 */
export function sharePresence(read: () => Promise<ChatPresence>): () => Promise<ChatPresence> {
  let next: Promise<ChatPresence> | undefined;
  async function readSoon(): Promise<ChatPresence> {
    await sleep(shareMs);
    // Those who ask from now on could know of a later change.
    next = undefined;
    return read();
  }
  return () => {
    next ??= readSoon();
    return next;
  };
}
