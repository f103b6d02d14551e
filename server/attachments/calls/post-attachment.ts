import type { Context } from 'hono';
import { isAnswerId } from '../../../schema/api/answers.ts';
import type { UploadAnswer } from '../../../schema/api/attachments.ts';
import type { Config } from '../../config/config.ts';
import { type QueueRules, queueUpdate } from '../../delivery/outbox/queue.ts';
import { asHttpError, HttpError } from '../../errors.ts';
import { noteError } from '../../http/answer-error.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { LeadToken } from '../../leads/lead-token.ts';
import { networkOf } from '../../limits/network-of.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { policyHeader } from '../../security/security-headers.ts';
import type { ReadSiteFacts, SiteFacts } from '../../site-facts.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import type { UploadPage } from '../page/upload-page.ts';
import { type ReceiveParts, receiveFile } from '../receive-file.ts';
import { discardBody, receiveMultipart } from '../receive-multipart.ts';
import type { AttachmentRow } from '../store.ts';

/** What it takes to receive a file, without the check that its sender may send it. */
export interface UploadParts extends Omit<ReceiveParts, 'onStored'> {
  limits: Pick<Config['leads']['limits'], 'uploadsPerAddress' | 'windowMs'>;
  rules: QueueRules;
  /** Called with the lead when a file of it is on disk. */
  onStored: (leadId: string) => void;
}

export interface AttachmentParts extends UploadParts {
  token: LeadToken;
  facts: ReadSiteFacts;
  page: UploadPage;
}

/** `POST /api/attachments`: one file for the visitor's own lead. */
export function postAttachment(c: Context<ServerEnv>, parts: AttachmentParts): Promise<Response> {
  const source = sourceOf(c.req.query('field'));
  const findLead = async () => {
    const leadId = await parts.token.read(c);
    if (leadId === undefined) throw expired(await parts.facts(c.req.header('referer')));
    return leadId;
  };
  return answerUpload(c, parts.page, () => receiveUpload(c, parts, { source, findLead }));
}

/** What visitors see of their file. */
type ReceivedFile = Pick<AttachmentRow, 'name' | 'size_bytes'>;

/** Answers scripts with JSON, and a form without JavaScript with its page again, with the outcome in it. */
export async function answerUpload(
  c: Context<ServerEnv>,
  uploadPage: UploadPage,
  receiveIt: () => Promise<ReceivedFile>,
): Promise<Response> {
  if (!wantsPage(c)) return c.json(answerFor(await receiveIt()));
  try {
    return await page(200, { file: answerFor(await receiveIt()).file });
  } catch (thrown) {
    const error = asHttpError(thrown);
    // The visitor is gone.
    if (error.code === 'body_incomplete') throw error;
    noteError(c, error);
    return page(error.status, { message: error.message }, error.headers);
  }

  async function page(
    status: HttpError['status'],
    outcome: Parameters<UploadPage>[0],
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { html, policy } = await uploadPage(outcome, c.req.header('referer'));
    return c.html(html, status, { ...headers, ...policyHeader(c, policy) });
  }
}

function wantsPage(c: Context<ServerEnv>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}

export function answerFor({ name, size_bytes: sizeBytes }: ReceivedFile): UploadAnswer {
  return { success: true, file: { name, sizeBytes } };
}

interface Destination {
  /** @see AttachmentTables */
  source: string;
  /** @returns the id of the visitor's lead @throws HttpError without one */
  findLead: () => Promise<string>;
}

/** Receives one file for the visitor's lead. */
export async function receiveUpload(
  c: Context<ServerEnv>,
  parts: UploadParts,
  { source, findLead }: Destination,
): Promise<AttachmentRow> {
  const leadId = await authorize(c, parts, findLead).catch(async (error: unknown) => {
    await discardBody(c);
    throw error;
  });
  c.set('lead', { id: leadId, channel: 'upload', isNew: false });
  const owner = { lead_id: leadId, source };
  const row = await receiveMultipart(c, (file) =>
    receiveFile({ ...parts, onStored: (trx, stored) => announce(trx, stored, parts) }, owner, file),
  );
  parts.onStored(leadId);
  return row;
}

/** A form's own field sends its name. */
function sourceOf(field: string | undefined): string {
  return field !== undefined && isAnswerId(field) ? `form:${field}` : 'thank-you';
}

/** @returns the id of the visitor's lead */
async function authorize(
  c: Context<ServerEnv>,
  parts: UploadParts,
  findLead: Destination['findLead'],
): Promise<string> {
  const leadId = await findLead();
  const address = c.get('clientAddress');
  if (address === null) return leadId;
  const { uploadsPerAddress: limit, windowMs } = parts.limits;
  const key = `uploads of ${networkOf(address)}`;
  const retryAfterMs = await parts.storage.commit((trx) =>
    countOne(trx, { key, limit, windowMs }, parts.clock()),
  );
  if (retryAfterMs !== undefined) throw new HttpError('too_many_uploads', { retryAfterMs });
  return leadId;
}

function expired({ phone, email }: SiteFacts): HttpError {
  const ways = [email && `send it to ${email}`, phone && `call ${phone}`].filter(Boolean).join(' or ');
  if (ways === '') return new HttpError('upload_expired');
  return new HttpError('upload_expired', {
    message: `This page is more than an hour old, so we can no longer add files to your request. Please ${ways}.`,
  });
}

/** Delivers the lead again, with the file. Spam, and a visitor who is no lead yet, stay undelivered. */
async function announce(
  trx: Parameters<ReceiveParts['onStored']>[0],
  { lead_id: leadId }: AttachmentRow,
  { clock, rules }: UploadParts,
): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'edition', 'spam_reason', 'is_visitor'])
    .where('id', '=', leadId)
    .$if(hasManyWriters(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (lead.spam_reason !== null || lead.is_visitor === 1) return;
  await queueUpdate(trx, lead, new Set(['attachments']), clock(), rules);
}
