import type { Context } from 'hono';
import { type Fields, sanitizeFields, textOf } from '../../http/fields.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { AcceptLead } from '../lead-service.ts';
import { type DeclaredField, findDeclaredFields } from '../prefill/declared-fields.ts';
import type { FindLeadPage } from '../prefill/lead-pages.ts';
import type { RecordedLead } from '../record/record-lead.ts';

export interface LeadCallParts {
  accept: AcceptLead;
  findPage: FindLeadPage;
}

/** `POST /api/email/send-resume-email` (product-rules.md, Calls, 1): 200 `{success, message}` once the lead is on disk. */
export async function sendResumeEmail(c: Context<ServerEnv>, parts: LeadCallParts): Promise<Response> {
  await acceptJson(c, parts, 'email');
  return c.json({ success: true, message: 'Your request has been received.' });
}

/** `POST /rafp/submit` (product-rules.md, Calls, 2): 200 `{success, submissionId}` once the lead is on disk. */
export async function submitRafp(c: Context<ServerEnv>, parts: LeadCallParts): Promise<Response> {
  const lead = await acceptJson(c, parts, 'crm');
  return c.json({ success: true, submissionId: lead.id });
}

async function acceptJson(
  c: Context<ServerEnv>,
  { accept, findPage }: LeadCallParts,
  channel: 'email' | 'crm',
): Promise<RecordedLead> {
  const payload = await readBody(c, 'application/json');
  const fields = sanitizeFields(parseJsonObject(payload));
  return accept(c, { channel, fields, payload, declared: await findDeclared(c, findPage, fields) });
}

/**
 * The fields that the form of a call with answers declares. Undefined if the page is not known, or if it has changed since
 * the visitor opened it: then nothing can be required of the lead.
 */
async function findDeclared(
  c: Context<ServerEnv>,
  findPage: FindLeadPage,
  fields: Fields,
): Promise<DeclaredField[] | undefined> {
  if (!Array.isArray(fields.answers)) return undefined;
  try {
    const found = await findPage(c, fields);
    if (!found || found.forms.revision !== fields.pageRevision) return undefined;
    return findDeclaredFields(found.forms, textOf(fields, 'form'));
  } catch (err) {
    c.get('log').warn({ err }, 'page of the form unreadable');
    return undefined;
  }
}
