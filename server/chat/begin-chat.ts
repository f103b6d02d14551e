import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { chatForm } from '../desk/intake/derive.ts';
import { takeIn } from '../desk/intake/intake.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import { readAttribution } from '../leads/submission/attribution.ts';
import { fingerprint } from '../leads/submission/fingerprint.ts';
import type { Tables } from '../storage/tables.ts';
import { type ChatRow, type LockedChat, lockAnyLead } from './messages.ts';

/** What accompanies a visitor's first message. Texts are sanitized. */
export interface Beginning {
  keyHash: string;
  service: string;
  pageUrl: string | null;
  pageRevision: string | null;
  /** The variants that the page showed; null without any. */
  variants: string | null;
  brandSlug: string | null;
  /** Unvalidated. */
  attribution: unknown;
  clientAddress: string | null;
  userAgent: string | null;
}

/** Begins a conversation, whose row among the leads is not one yet, and shows it at the desk. */
export async function beginChat(
  trx: Transaction<Tables>,
  { keyHash, service, ...from }: Beginning,
  rules: DeskRules,
  now: Date,
): Promise<LockedChat> {
  const id = randomUUIDv7();
  const attribution = readAttribution(from.attribution);
  const person = { full_name: '', email: '', phone: '', service };
  await trx
    .insertInto('leads')
    .values({
      id,
      ...person,
      submission_key: `chat ${keyHash}`,
      idempotency_key: null,
      fingerprint: fingerprint(person),
      received_at: now.toISOString(),
      is_visitor: 1,
      edition: 1,
      form: chatForm,
      kind: chatForm,
      page_url: from.pageUrl,
      page_revision: from.pageRevision,
      variants: from.variants,
      brand_slug: from.brandSlug,
      attribution: attribution && JSON.stringify(attribution),
      client_address: from.clientAddress,
      user_agent: from.userAgent,
    })
    .execute();
  await takeIn(trx, [id], rules, now);
  const lead = await lockAnyLead(trx, id);
  if (!lead) throw new Error('The desk did not take the conversation in.');
  const chat: ChatRow = {
    lead_id: id,
    key_hash: keyHash,
    created_at: now.toISOString(),
    contact_at: null,
    last_seq: 0,
    visitor_read_seq: 0,
    staff_read_seq: 0,
    visitor_seen_at: now.toISOString(),
    visitor_typing_at: null,
    staff_typing_at: null,
    staff_typing: null,
    ended_at: null,
    blocked_at: null,
    transcript_seq: 0,
  };
  await trx.insertInto('chats').values(chat).execute();
  return { lead, chat };
}
