import type { Context } from 'hono';
import type { LeadTemplatesAnswer } from '../../../../schema/api/desk-changes.ts';
import { firstName } from '../../../../schema/api/first-name.ts';
import type { ServerEnv } from '../../../http/server-env.ts';
import { readStorage } from '../../../storage/read-storage.ts';
import { type DeskCallParts, leadIdOf, leadNotFound } from '../../calls/desk-call-parts.ts';
import { canSee, viewerOf } from '../../viewer.ts';
import { senderName } from '../send/sender-name.ts';
import { fillMailTemplate, fillTemplate, priceText } from './fill-template.ts';

/** `GET /api/staff/leads/:id/templates` */
export async function getTemplates(
  c: Context<ServerEnv>,
  { storage: { db }, facts: readFacts, mail }: DeskCallParts,
): Promise<Response> {
  const staff = c.get('staff');
  const id = leadIdOf(c);
  const lead = await readStorage(
    (async () =>
      (await canSee(db, viewerOf(staff), id))
        ? db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
        : undefined)(),
  );
  if (!lead) throw leadNotFound();
  const facts = await readFacts(lead.page_url, new Date(lead.received_at));
  const values = {
    'person.firstName': firstName(lead.full_name),
    'person.name': lead.full_name,
    'lead.service': lead.service,
    'lead.price': priceText(lead.price),
    'me.name': staff.name,
    'company.name': facts.name,
  };
  return c.json<LeadTemplatesAnswer>({
    success: true,
    templates: facts.templates.map((template) => fillMailTemplate(template, values)),
    chatTemplates: facts.chatTemplates.map((template) => fillTemplate(template, values)),
    from: { name: senderName(staff, facts), address: mail.from.address },
  });
}
