import type { Context, Hono } from 'hono';
import type { LeadConflict } from '../../../schema/api/desk-changes.ts';
import type { LeadAnswerBody } from '../../../schema/api/desk-lead.ts';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Work } from '../../storage/storage.ts';
import { addNote } from '../changes/add-note.ts';
import { changeLead } from '../changes/change-lead.ts';
import { claimLead, revisionBeforeOwner } from '../changes/claim-lead.ts';
import { joinLeads, splitLead } from '../changes/join-leads.ts';
import { lockLead } from '../changes/lock-lead.ts';
import { done, missing, type Outcome } from '../changes/outcome.ts';
import { eventsOf, toEntry } from '../events.ts';
import { mailsOf } from '../mail/mails-of.ts';
import { sendMail } from '../mail/send/send-mail.ts';
import { senderName } from '../mail/send/sender-name.ts';
import { readNames, readStaff } from '../people.ts';
import { passLead } from '../routing/offer-lead.ts';
import { accessTo, canSee, type Viewer, viewerOf } from '../viewer.ts';
import { readChange, readJoin, readMail, readNote } from './bodies.ts';
import { type DeskCallParts, leadIdOf, leadNotFound } from './desk-call-parts.ts';
import { describeLead } from './read-calls.ts';

interface Call {
  id: string;
  viewer: Viewer;
  now: Date;
}

/** Registers the calls that change a lead. Each answers with the lead as it is afterward. */
export function changeCalls(app: Hono<ServerEnv>, parts: DeskCallParts): void {
  const { rules, clock } = parts;
  /** @param read reads the body, and makes the change to commit */
  const register = (
    name: string,
    read: (c: Context<ServerEnv>, call: Call) => Promise<Work<Outcome>> | Work<Outcome>,
  ) =>
    onlyMethods(app, `/api/staff/leads/:id/${name}`, {
      POST: async (c: Context<ServerEnv>) => {
        const call = { id: leadIdOf(c), viewer: viewerOf(c.get('staff')), now: clock() };
        return answerChange(c, parts, call, await read(c, call));
      },
    });

  register(
    'claim',
    (_, { id, viewer, now }) =>
      (trx) =>
        claimLead(trx, id, viewer, now),
  );
  register('pass', (_, { id, viewer, now }) => async (trx) => {
    if (await passLead(trx, id, viewer.email, now)) return done(id);
    return (await lockLead(trx, id, viewer)) ? done() : missing;
  });
  register('change', async (c, { id, viewer, now }) => {
    const change = await readChange(c);
    if (change.owner) change.owner = await ownerNamed(parts, viewer, change.owner);
    return (trx) => changeLead(trx, { leadId: id, viewer, change, now, rules });
  });
  register('notes', async (c, { id, viewer, now }) => {
    const note = await readNote(c);
    return (trx) => addNote(trx, id, viewer, note, now);
  });
  register('mails', async (c, { id, viewer, now }) => {
    const body = await readMail(c);
    const fromName = senderName(c.get('staff'), await companyOf(parts, id));
    const { mail } = parts;
    const { conversions } = rules;
    return (trx) => sendMail(trx, { leadId: id, viewer, fromName, body, mail, conversions, now });
  });
  register('join', async (c, { id, viewer, now }) => {
    const { leadId: otherId } = await readJoin(c);
    const pages = await parts.pages();
    return (trx) => joinLeads(trx, { leadId: id, otherId, viewer, pages, now });
  });
  register(
    'split',
    (_, { id, viewer, now }) =>
      (trx) =>
        splitLead(trx, id, viewer, now),
  );
}

/** @throws HttpError invalid_fields if no staff member has the address */
async function ownerNamed(
  { storage: { db }, proxy, clock }: DeskCallParts,
  viewer: Viewer,
  typed: string,
): Promise<string> {
  const email = typed.toLowerCase();
  const { owners } = await readStorage(readStaff(db, proxy, clock()));
  if (email !== viewer.email && !owners.some((owner) => owner.email === email))
    throw new HttpError('invalid_fields', { errors: { owner: 'No staff member has this address.' } });
  return email;
}

/** The page of the lead can have another company name. */
async function companyOf(
  { storage: { db }, facts }: DeskCallParts,
  leadId: string,
): Promise<{ name: string }> {
  const lead = await readStorage(
    db.selectFrom('leads').select(['page_url', 'received_at']).where('id', '=', leadId).executeTakeFirst(),
  );
  return facts(lead?.page_url, lead && new Date(lead.received_at));
}

async function answerChange(
  c: Context<ServerEnv>,
  parts: DeskCallParts,
  { id, viewer }: Call,
  work: Work<Outcome>,
): Promise<Response> {
  const outcome = await parts.storage.commit(work);
  if (outcome.kind === 'missing') return answerMissing(c, parts, { id, viewer });
  if (outcome.kind === 'refused') throw new HttpError(outcome.code);
  if (outcome.kind === 'conflict') return answerConflict(c, parts, { id, viewer }, outcome.revision);
  for (const lead of outcome.leadIds) parts.desk.feed.publish({ lead });
  return c.json<LeadAnswerBody>({ success: true, lead: await describeLead(parts, viewer, id) });
}

/** A lead that a colleague took is answered like a claim that came second. */
async function answerMissing(
  c: Context<ServerEnv>,
  parts: DeskCallParts,
  call: Pick<Call, 'id' | 'viewer'>,
): Promise<Response> {
  const { db } = parts.storage;
  const access = await readStorage(accessTo(db, call.viewer, call.id));
  if (access.kind !== 'taken') throw leadNotFound();
  const revision = await readStorage(revisionBeforeOwner(db, call.id));
  return answerConflict(c, parts, call, revision);
}

/** Says what happened since the revision that the caller knew, so nothing has to be looked for. */
async function answerConflict(
  c: Context<ServerEnv>,
  parts: DeskCallParts,
  { id, viewer }: Pick<Call, 'id' | 'viewer'>,
  revision: number,
): Promise<Response> {
  const { db } = parts.storage;
  const { isVisible, since } = await readStorage(
    (async () => {
      const personOf = await readNames(db);
      const isVisible = await canSee(db, viewer, id);
      const events = await eventsOf(db, [id]);
      const describeMail = await mailsOf(db, [id], []);
      const since = events
        .filter((event) => event.revision > revision)
        .flatMap((event) => toEntry(event, personOf, describeMail) ?? [])
        .filter(({ event }) => isVisible || event.kind === 'claimed' || event.kind === 'assigned');
      return { isVisible, since };
    })(),
  );
  c.set('errorCode', 'lead_changed');
  const { message } = new HttpError('lead_changed');
  const lead = isVisible ? await describeLead(parts, viewer, id) : null;
  return c.json<LeadConflict>({ code: 'lead_changed', message, lead, since }, 409);
}
