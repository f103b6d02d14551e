import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '../../schema/api/staff.ts';
import { receiveMail } from '../desk/mail/receive/receive-mail.ts';
import { pdf } from '../testing/attachments/sample-files.ts';
import { uploaderOf } from '../testing/attachments/upload.ts';
import { receivePartsOf } from '../testing/desk/mail/mail-desk.ts';
import { multipart } from '../testing/desk/mail/message.ts';
import { staffSession } from '../testing/staff/staff-session.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * What each role gets from each staff call, on a colleague's lead with a mail and unpaid link, and on the file of a lead
 * without an owner. Where the answer depends on the role, the body is valid, so the refusals are those of the role.
 */
const table = `
call                                             signed out        agent           manager         author          admin
GET /api/staff/session                           sign_in_required  ok              ok              ok              ok
GET /api/staff/payment-links                     sign_in_required  ok              ok              not_allowed     ok
POST /api/staff/payment-links/:id/revoke         sign_in_required  not_found       ok              not_allowed     ok
POST /api/staff/payment-links/:id/refund         sign_in_required  not_allowed     not_paid        not_allowed     not_paid
POST /api/staff/payment-links/:id/receipt        sign_in_required  not_found       not_paid        not_allowed     not_paid
POST /api/payments/generate-link                 sign_in_required  ok              ok              not_allowed     ok
GET /api/staff/desk                              sign_in_required  ok              ok              not_allowed     ok
GET /api/staff/desk/numbers                      sign_in_required  not_allowed     ok              not_allowed     ok
GET /api/staff/desk/feed                         sign_in_required  ok              ok              not_allowed     ok
POST /api/staff/desk/presence                    sign_in_required  ok              ok              not_allowed     ok
GET /api/staff/numbers                           sign_in_required  not_allowed     ok              ok              ok
GET /api/staff/numbers.csv                       sign_in_required  not_allowed     ok              ok              ok
GET /api/staff/numbers/leads                     sign_in_required  not_allowed     ok              not_allowed     ok
GET /api/staff/experiments                       sign_in_required  not_allowed     ok              ok              ok
GET /api/staff/experiments/:name                 sign_in_required  not_allowed     unknown_experiment  unknown_experiment  unknown_experiment
GET /api/staff/experiments/:name/patch           sign_in_required  not_allowed     unknown_experiment  unknown_experiment  unknown_experiment
GET /api/staff/experiments/:name/pictures/:file  sign_in_required  not_allowed     not_found       not_found       not_found
GET /api/staff/leads                             sign_in_required  ok              ok              not_allowed     ok
GET /api/staff/leads/:id                         sign_in_required  lead_taken      ok              not_allowed     ok
POST /api/staff/leads/:id/claim                  sign_in_required  lead_changed    lead_changed    not_allowed     lead_changed
POST /api/staff/leads/:id/pass                   sign_in_required  lead_changed    ok              not_allowed     ok
POST /api/staff/leads/:id/change                 sign_in_required  lead_changed    ok              not_allowed     ok
POST /api/staff/leads/:id/notes                  sign_in_required  lead_changed    ok              not_allowed     ok
POST /api/staff/leads/:id/mails                  sign_in_required  lead_changed    ok              not_allowed     ok
GET /api/staff/leads/:id/mails/:mailId/html       sign_in_required  not_found       ok              not_allowed     ok
GET /api/staff/leads/:id/templates               sign_in_required  not_found       ok              not_allowed     ok
POST /api/staff/leads/:id/join                   sign_in_required  lead_changed    ok              not_allowed     ok
POST /api/staff/leads/:id/split                  sign_in_required  lead_changed    ok              not_allowed     ok
GET /api/staff/leads/:id/chat                    sign_in_required  not_found       not_found       not_allowed     not_found
POST /api/staff/leads/:id/chat                   sign_in_required  not_found       not_found       not_allowed     not_found
POST /api/staff/leads/:id/chat/state             sign_in_required  not_found       ok              not_allowed     ok
POST /api/staff/leads/:id/chat/end               sign_in_required  not_found       ok              not_allowed     ok
POST /api/staff/leads/:id/chat/block             sign_in_required  not_found       ok              not_allowed     ok
GET /api/staff/leads/:id/person                  sign_in_required  not_allowed     ok              not_allowed     ok
GET /api/staff/leads/:id/person/export           sign_in_required  not_allowed     ok              not_allowed     ok
POST /api/staff/leads/:id/person/erase           sign_in_required  not_allowed     invalid_fields  not_allowed     invalid_fields
GET /api/staff/attachments/:id                   sign_in_required  ok              ok              not_allowed     ok
GET /api/staff/attachments/:id/content           sign_in_required  ok              ok              not_allowed     ok
GET /api/studio/*                                sign_in_required  not_allowed     not_allowed     studio_not_configured  studio_not_configured
POST /api/studio/*                               sign_in_required  not_allowed     not_allowed     studio_not_configured  studio_not_configured
POST /api/auth/sign-in/email                     invalid_fields    invalid_fields  invalid_fields  invalid_fields  invalid_fields
POST /api/auth/sign-out                          ok                ok              ok              ok              ok
POST /api/auth/two-factor/verify-totp            invalid_fields    invalid_fields  invalid_fields  invalid_fields  invalid_fields
POST /api/auth/two-factor/verify-backup-code     invalid_fields    invalid_fields  invalid_fields  invalid_fields  invalid_fields
POST /api/auth/two-factor/enable                 sign_in_required  invalid_fields  invalid_fields  invalid_fields  invalid_fields
POST /api/auth/two-factor/disable                sign_in_required  invalid_fields  invalid_fields  invalid_fields  invalid_fields
POST /api/auth/change-password                   sign_in_required  invalid_fields  invalid_fields  invalid_fields  invalid_fields
`;

const [[, ...callers] = [], ...calls] = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/));

/** Of calls that are about leads; the others have an empty body. */
const bodies: Record<string, () => object> = {
  'POST /api/payments/generate-link': () => draft,
  'POST /api/staff/desk/presence': () => ({ tab: randomUUID(), isWriting: false }),
  'POST /api/staff/leads/:id/change': () => ({ revision: 0, tags: [] }),
  'POST /api/staff/leads/:id/notes': () => ({ id: randomUUID(), text: 'Call after six.' }),
  'POST /api/staff/leads/:id/mails': () => ({ id: randomUUID(), subject: 'Resume', text: 'Two questions.' }),
  'POST /api/staff/leads/:id/join': () => ({ leadId: otherLead }),
  'POST /api/staff/leads/:id/chat': () => ({ id: randomUUID(), text: 'Hi' }),
};

const draft = { projectName: 'Bundle', amount: '219', description: 'Resume.' };

let server: TestApp;
/** Without an owner. */
let otherLead: string;
/** Replaces the parameter after each of these folders. */
let ids: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp();
  const { send, leadId: other } = await uploaderOf(server);
  otherLead = other;
  await send('cv.pdf', pdf());
  const { leadId } = await uploaderOf(server, { email: 'dana@mail.example' });
  const file = await server.storage.db.selectFrom('attachments').select('id').executeTakeFirstOrThrow();
  const headers = await staffSession(server);
  const init = { method: 'POST', headers, body: JSON.stringify(draft) };
  const link = await (await server.app.request('/api/payments/generate-link', init)).json();
  await server.desk.intake.idle();
  await server.app.request(`/api/staff/leads/${leadId}/claim`, { method: 'POST', headers, body: '{}' });
  const html = multipart({ From: 'dana@mail.example' }, [{ type: 'text/html', content: '<p>Hi</p>' }]);
  const { storage } = server;
  await receiveMail(receivePartsOf(server), { source: Readable.from([Buffer.from(html)]), isCut: false });
  const mail = await storage.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  ids = { leads: leadId, mails: mail.id, attachments: file.id, 'payment-links': link.url.split('/').at(-1) };
});

afterAll(() => server[Symbol.asyncDispose]());

/** Makes a call with an account of that role. @returns `ok`, or the code of the refusal */
async function answerTo(call: string, caller: string): Promise<string> {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern.replace(/([^/]+)\/:\w+/g, (_, folder: string) => `${folder}/${ids[folder]}`);
  const role = staffRoles.find((known) => known === caller);
  const headers = role ? await sessionOf(role) : { 'content-type': 'application/json' };
  const init = {
    method,
    headers,
    ...(method === 'POST' && { body: JSON.stringify(bodies[call]?.() ?? {}) }),
  };
  const answer = await server.app.request(path, init);
  if (!answer.ok) return (await answer.json()).code;
  await answer.body?.cancel();
  return 'ok';
}

const sessionOf = (role: StaffRole) => staffSession(server, `${role}@larkfield.example`, role);

test('every staff call is in the table', () => {
  const isStaffCall = /^\/api\/(?:staff|studio|auth|payments\/generate-link)(?:\/|$)/;
  const registered = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && isStaffCall.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls.map(([call]) => call).sort()).toEqual([...new Set(registered)].sort());
});

test.each(calls)('%s answers by role', async (call = '', ...expected) => {
  const answers: string[] = [];
  for (const caller of callers) answers.push(await answerTo(call, caller));
  expect(answers).toEqual(expected);
});
