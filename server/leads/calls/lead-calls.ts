import type { Context, Handler } from 'hono';
import { sanitizeFields } from '../../http/fields.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { AcceptLead } from '../lead-service.ts';
import type { RecordedLead } from '../record/record-lead.ts';

export interface LeadCallParts {
  accept: AcceptLead;
  bodyLimitBytes: number;
}

/** `POST /api/email/send-resume-email` (product-rules.md, Calls, 1): 200 `{success, message}` once the lead is on disk. */
export function sendResumeEmail(parts: LeadCallParts): Handler<ServerEnv> {
  return async (c) => {
    await acceptJson(c, parts, 'email');
    return c.json({ success: true, message: 'Your request has been received.' });
  };
}

/** `POST /rafp/submit` (product-rules.md, Calls, 2): 200 `{success, submissionId}` once the lead is on disk. */
export function submitRafp(parts: LeadCallParts): Handler<ServerEnv> {
  return async (c) => {
    const lead = await acceptJson(c, parts, 'crm');
    return c.json({ success: true, submissionId: lead.id });
  };
}

async function acceptJson(
  c: Context<ServerEnv>,
  { accept, bodyLimitBytes }: LeadCallParts,
  channel: 'email' | 'crm',
): Promise<RecordedLead> {
  c.header('cache-control', 'no-store');
  const payload = await readBody(c, 'application/json', bodyLimitBytes);
  return accept(c, { channel, fields: sanitizeFields(parseJsonObject(payload)), payload });
}
