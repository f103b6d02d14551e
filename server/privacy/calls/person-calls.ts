import { create as contentDisposition } from 'content-disposition';
import type { Context, Hono } from 'hono';
import type { ErasePersonAnswer, ErasePersonBody, PersonAnswer } from '../../../schema/api/privacy.ts';
import type { Config } from '../../config/config.ts';
import { leadIdOf, leadNotFound } from '../../desk/calls/desk-call-parts.ts';
import type { Desk } from '../../desk/desk.ts';
import { HttpError } from '../../errors.ts';
import { createBodyValidator } from '../../http/body-validator.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { requirePermission } from '../../staff/permissions.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { ErasureError } from '../erase/erasure-error.ts';
import { describePerson } from '../people.ts';
import { exportPerson } from '../person/export-person.ts';
import type { Privacy } from '../privacy.ts';

export interface PersonCallParts {
  config: Pick<Config, 'leads'>;
  privacy: Pick<Privacy, 'parts' | 'erase'>;
  desk: Pick<Desk, 'feed'>;
}

/** Registers the calls on all data of a lead's person. The caller checks for staff. */
export function personCalls(app: Hono<ServerEnv>, parts: PersonCallParts): void {
  const path = '/api/staff/leads/:id/person';
  const allowed = requirePermission('people');
  app.get(path, allowed, (c) => getPerson(c, parts));
  app.get(`${path}/export`, allowed, (c) => downloadPerson(c, parts));
  app.use(`${path}/erase`, allowed);
  onlyMethods(app, `${path}/erase`, { POST: (c) => postErase(c, parts) });
}

async function getPerson(c: Context<ServerEnv>, parts: PersonCallParts): Promise<Response> {
  const { summary } = await personOf(c, parts, isWithPhone(c));
  return c.json<PersonAnswer>({ success: true, person: summary });
}

async function downloadPerson(c: Context<ServerEnv>, parts: PersonCallParts): Promise<Response> {
  const { person } = await personOf(c, parts, isWithPhone(c));
  const { clock } = parts.privacy.parts;
  const now = clock();
  const request = { leadIds: person.leads.map(({ id }) => id), emails: person.emails, now };
  const name = `person-${person.leads[0]?.id.slice(0, 8)}-${now.toISOString().slice(0, 10)}.json`;
  const headers = {
    'content-type': 'application/json',
    'content-disposition': contentDisposition(name),
    'cache-control': 'no-store',
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  return c.body(streamOf(exportPerson(parts.privacy.parts, request)), 200, headers);
}

async function postErase(c: Context<ServerEnv>, parts: PersonCallParts): Promise<Response> {
  const { confirm, withPhone = false } = await readErase(c);
  const { person, summary } = await personOf(c, parts, withPhone);
  const accepted = [summary.name, summary.email].filter((text) => text !== '').map(plain);
  if (!accepted.includes(plain(confirm)))
    throw new HttpError('invalid_fields', {
      errors: { confirm: 'Enter the person’s email address or name, as shown.' },
    });
  const leadIds = person.leads.map(({ id }) => id);
  const { emails, phones } = person;
  const report = await parts.privacy
    .erase({ leadIds, emails, phones, reason: 'request' })
    .catch((error: unknown) => {
      throw asErasureFailure(error);
    });
  for (const lead of report.leadIds) parts.desk.feed.publish({ lead });
  return c.json<ErasePersonAnswer>({ success: true, erased: report, crm: summary.crm });
}

function asErasureFailure(cause: unknown): unknown {
  if (!(cause instanceof ErasureError)) return cause;
  const code = cause.isRecorded ? 'erasure_pending' : 'erasure_not_recorded';
  return new HttpError(code, { cause, message: cause.message });
}

/** Reads the next piece when the client is ready for it. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

const isWithPhone = (c: Context<ServerEnv>) => c.req.query('withPhone') === 'true';

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** @throws HttpError not_found */
async function personOf(c: Context<ServerEnv>, { config, privacy }: PersonCallParts, withPhone: boolean) {
  const { storage, company } = privacy.parts;
  const start = { leadIds: [leadIdOf(c)], withPhone };
  const found = await readStorage(describePerson(storage.db, start, { config, company }));
  if (!found || found.person.leads.length === 0) throw leadNotFound();
  return found;
}

const validateErase = createBodyValidator({
  type: 'object',
  required: ['confirm'],
  properties: {
    confirm: {
      type: 'string',
      minLength: 1,
      maxLength: 500,
      'x-message': 'Enter the person’s email address or name, as shown.',
    },
    withPhone: { type: 'boolean' },
  },
});

/** @throws HttpError invalid_fields */
async function readErase(c: Context<ServerEnv>): Promise<ErasePersonBody> {
  const { confirm, withPhone = false } = await readJson(c);
  const fields = { confirm, withPhone };
  validateErase(fields);
  return fields as ErasePersonBody;
}
