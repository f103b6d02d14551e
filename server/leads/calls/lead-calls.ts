import type { Context } from 'hono';
import { sanitizeFields } from '../../http/fields.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { AcceptLead } from '../lead-service.ts';
import type { RecordedLead } from '../record/record-lead.ts';

/** `POST /api/email/send-resume-email` (product-rules.md, Calls, 1): 200 `{success, message}` once the lead is on disk. */
export async function sendResumeEmail(c: Context<ServerEnv>, accept: AcceptLead): Promise<Response> {
  await acceptJson(c, accept, 'email');
  return c.json({ success: true, message: 'Your request has been received.' });
}

/** `POST /rafp/submit` (product-rules.md, Calls, 2): 200 `{success, submissionId}` once the lead is on disk. */
export async function submitRafp(c: Context<ServerEnv>, accept: AcceptLead): Promise<Response> {
  const lead = await acceptJson(c, accept, 'crm');
  return c.json({ success: true, submissionId: lead.id });
}

async function acceptJson(
  c: Context<ServerEnv>,
  accept: AcceptLead,
  channel: 'email' | 'crm',
): Promise<RecordedLead> {
  const payload = await readBody(c, 'application/json');
  return accept(c, { channel, fields: sanitizeFields(parseJsonObject(payload)), payload });
}
