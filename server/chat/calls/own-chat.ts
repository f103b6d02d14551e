import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { type ChatRow, findChat } from '../messages.ts';
import { hashOf, readVisitorKey } from '../visitor-key.ts';
import type { ChatCallParts } from './chat-call-parts.ts';

/** The number after which messages are wanted. */
export function afterOf(c: Context<ServerEnv>): number {
  const after = Number(c.req.query('after') ?? c.req.header('last-event-id') ?? 0);
  return Number.isSafeInteger(after) && after > 0 ? after : 0;
}

/** The conversation that the visitor's cookie names. */
export async function ownChat(
  c: Context<ServerEnv>,
  { storage: { db } }: Pick<ChatCallParts, 'storage'>,
): Promise<ChatRow | undefined> {
  const key = readVisitorKey(c);
  return key === undefined ? undefined : readStorage(findChat(db, hashOf(key)));
}

/** @throws HttpError not_found without a conversation, chat_blocked */
export async function requireChat(
  c: Context<ServerEnv>,
  parts: Pick<ChatCallParts, 'storage'>,
): Promise<ChatRow> {
  const chat = await ownChat(c, parts);
  if (!chat) throw new HttpError('not_found', { message: 'There is no conversation yet.' });
  if (chat.blocked_at !== null) throw new HttpError('chat_blocked');
  return chat;
}
