import type { Context } from 'hono';
import { HttpError } from '../../../errors.ts';
import type { ServerEnv } from '../../../http/server-env.ts';
import { policyHeader } from '../../../security/security-headers.ts';
import { readStorage } from '../../../storage/read-storage.ts';
import { type DeskCallParts, leadIdOf, leadNotFound } from '../../calls/desk-call-parts.ts';
import { canSee, viewerOf } from '../../viewer.ts';
import { mailHtmlPage, mailHtmlPolicy } from './sanitize.ts';

/** `GET /api/staff/leads/:id/mails/:mailId/html`: a page for a sandboxed frame of the desk. */
export async function getMailHtml(
  c: Context<ServerEnv>,
  { storage: { db } }: DeskCallParts,
): Promise<Response> {
  const [leadId, viewer] = [leadIdOf(c), viewerOf(c.get('staff'))];
  if (!(await readStorage(canSee(db, viewer, leadId)))) throw leadNotFound();
  const mail = await readStorage(
    db
      .selectFrom('mails')
      .select('html')
      .where('id', '=', c.req.param('mailId') ?? '')
      .where('lead_id', '=', leadId)
      .executeTakeFirst(),
  );
  if (!mail?.html) throw new HttpError('not_found', { message: 'This mail has no HTML.' });
  return c.html(mailHtmlPage(mail.html), 200, {
    ...policyHeader(c, mailHtmlPolicy),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  });
}
