import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { QueueRules } from '../delivery/outbox/queue.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import { networkOf } from '../limits/network-of.ts';
import { countOne, msUntilAllowed, type RateLimit } from '../limits/rate-limit.ts';
import { acquireAdvisoryLock } from '../storage/advisory-lock.ts';
import type { Tables } from '../storage/tables.ts';
import { becomeLead, type Reach } from './become-lead.ts';
import { type Beginning, beginChat } from './begin-chat.ts';
import {
  addMessage,
  type ChatRow,
  findChat,
  findMessage,
  type LockedChat,
  lockConversation,
} from './messages.ts';
import { addReopened, reopenedColumns } from './reopen.ts';
import { replaceService } from './replace-service.ts';

export interface VisitorMessage {
  id: string;
  text: string;
  /** The visitor's conversation, if there is one. */
  known: ChatRow | undefined;
  beginning: Beginning;
  /** The package or service that the message names. */
  service: string | undefined;
  reach: Reach | undefined;
}

export interface ChatRules {
  desk: DeskRules;
  targets: QueueRules;
  limits: ChatLimits;
}

/** Per address; 0 disables a limit. */
type ChatLimits = Pick<Config['leads']['limits'], 'chats' | 'chatMessages'>;

const hourMs = 60 * 60_000;
const minuteMs = 60_000;

export type Sent =
  | { kind: 'sent'; leadId: string; row: Tables['chat_messages']; isNewLead: boolean; isFirst: boolean }
  | { kind: 'blocked' }
  | { kind: 'limited'; retryAfterMs: number };

/**
 * Stores a visitor's message, and begins the conversation with the first one. A message that is sent again is found; it counts
 * toward no limit.
 */
export async function sendVisitorMessage(
  trx: Transaction<Tables>,
  { id, text, known, beginning, service, reach }: VisitorMessage,
  { desk, targets, limits }: ChatRules,
  now: Date,
): Promise<Sent> {
  const { keyHash, clientAddress } = beginning;
  const open = await lockOwnChat(trx, keyHash, known);
  if (open?.chat.blocked_at) return { kind: 'blocked' };
  const repeated = open && (await findMessage(trx, open.chat.lead_id, id));
  const retryAfterMs = repeated ? undefined : await countMessage(trx, clientAddress, !open, limits, now);
  if (retryAfterMs !== undefined) return { kind: 'limited', retryAfterMs };
  const { lead, chat } = open ?? (await beginChat(trx, beginning, desk, now));
  const leadId = chat.lead_id;
  const message = { id, text, staff: null, at: now };
  const row = repeated ?? (await addMessage(trx, { lead, chat }, message, reopenedColumns(lead, desk, now)));
  if (!repeated) await addReopened(trx, lead, now);
  if (!repeated && open && service) await replaceService(trx, leadId, service, { desk, targets, now });
  const isNewLead =
    reach !== undefined && (await becomeLead(trx, { leadId, reach, targets, rules: desk, now }));
  return { kind: 'sent', leadId, row, isNewLead, isFirst: !open };
}

/**
 * The conversation of a visitor, locked.
 * @param known what was read before the transaction; an erasure can have removed it since
 */
async function lockOwnChat(
  trx: Transaction<Tables>,
  keyHash: string,
  known: ChatRow | undefined,
): Promise<LockedChat | undefined> {
  const open = known && (await lockConversation(trx, known.lead_id));
  if (open) return open;
  // Two first messages at once belong to one conversation.
  await acquireAdvisoryLock(trx, `chat ${keyHash}`);
  const found = await findChat(trx, keyHash);
  return found && lockConversation(trx, found.lead_id);
}

/** The key of the count that keeps a blocked network from beginning another conversation. */
export const blockedKey = (network: string) => `blocked chats of ${network}`;

async function countMessage(
  trx: Transaction<Tables>,
  address: string | null,
  isFirst: boolean,
  { chats, chatMessages }: ChatLimits,
  now: Date,
): Promise<number | undefined> {
  if (address === null) return undefined;
  const network = networkOf(address);
  const counted: RateLimit[] = [
    { key: `chat messages of ${network}`, limit: chatMessages, windowMs: minuteMs },
    ...(isFirst ? [{ key: `chats of ${network}`, limit: chats, windowMs: hourMs }] : []),
  ];
  const blockedMs = isFirst
    ? await msUntilAllowed(trx, { key: blockedKey(network), limit: 1 }, now)
    : undefined;
  if (blockedMs !== undefined) return blockedMs;
  for (const limit of counted) {
    const retryAfterMs = await countOne(trx, limit, now);
    if (retryAfterMs !== undefined) return retryAfterMs;
  }
  return undefined;
}
