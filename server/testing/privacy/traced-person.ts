import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { VisitorMessageAnswer } from '../../../schema/api/chat.ts';
import type { LeadDetails } from '../../../schema/api/desk-lead.ts';
import { fileForm } from '../attachments/upload.ts';
import { crmCall, emailCall } from '../leads/lead-bodies.ts';
import { payer } from '../payments/payments-app.ts';
import { cookiesOf } from '../staff/staff-session.ts';

// Words that occur nowhere else. cspell:disable
/** What a person leaves behind, each in words that occur nowhere else. */
export const traces = {
  name: 'Quillora Vandersteen',
  email: 'quillora.v@mail.example',
  phone: '8135550177',
  'message word': 'zephyrlatte',
  'note word': 'marmaladeon',
  'file content': 'fiddlestickium',
  'file name': 'quartzboson',
  answer: 'hyperborealis',
  'user agent': 'TraceBrowser',
  'client address': '203.0.113.77',
  'payer name': 'Ottoline',
  'line of mail': 'sassafrasque',
  tag: 'wombatish',
  'chat message': 'snorkelfizz',
} as const;

/** Traces of someone else, who stays. */
export const othersName = 'Bartholomew Keeps';

/** Lets callers be staff by a header, and says where they come from. */
export const tracedEnvironment = { TRUST_PROXY: '127.0.0.1', STAFF_AUTH: 'header:X-Staff' };

/** Calls of a visitor and of staff to a server process. */
export function callerOf(
  url: string,
  from = { agent: `${traces['user agent']}/7.7`, address: traces['client address'] as string },
) {
  const staff = { 'content-type': 'application/json', origin: url, 'x-staff': 'nora@larkfield.example' };
  const visitor = {
    'content-type': 'application/json',
    origin: url,
    'user-agent': from.agent,
    'x-forwarded-for': from.address,
  };
  async function send(path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(url + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  return {
    staff,
    visitor,
    visit: (path: string, body: unknown, more = {}) => send(path, { ...visitor, ...more }, body),
    work: (path: string, body?: unknown) => send(`/api/${path}`, staff, body),
  };
}

/** Sends a lead with both calls; resolves with its id. */
export async function sendLead(
  url: string,
  fields: Record<string, unknown>,
  from?: Parameters<typeof callerOf>[1],
): Promise<{ id: string; cookie: string }> {
  const caller = callerOf(url, from);
  const key = { 'idempotency-key': randomUUID() };
  const answer = await caller.visit('/api/email/send-resume-email', emailCall(fields), key);
  const { fullName: clientName, email, phoneNumber, message } = emailCall(fields);
  await caller.visit(
    '/rafp/submit',
    crmCall({ clientName, email, phoneNumber, ...(message ? { message } : {}) }),
    key,
  );
  const cookie = cookiesOf(answer);
  const id = leadIn(cookie);
  await expect
    .poll(async () => (await fetch(`${url}/api/staff/leads/${id}`, { headers: caller.staff })).status)
    .toBe(200);
  return { id, cookie };
}

/** The lead that a visitor's cookie names. */
const leadIn = (cookie: string) => /lead=([0-9a-f-]{36})/.exec(cookie)?.[1] ?? '';

/** The lead of the person with these traces, of whom there is one of everything. */
export async function leaveTraces(url: string): Promise<{ id: string; otherId: string; linkId: string }> {
  const { visitor, visit, work } = callerOf(url);
  const { id, cookie } = await sendLead(url, {
    fullName: traces.name,
    email: 'Quillora.V@mail.example',
    phoneNumber: '+1 (813) 555-0177',
    message: `I fold ${traces['message word']} and ${traces['line of mail']}.`,
    answers: [{ id: 'shift', label: 'Which shift?', value: traces.answer }],
  });
  const { id: otherId } = await sendLead(
    url,
    { fullName: othersName, email: 'bart@mail.example' },
    { agent: 'Other/1.0', address: '198.51.100.4' },
  );
  const file = Buffer.from(`%PDF-1.4\n${traces['file content']}\n%%EOF\n`);
  const { 'content-type': _, ...headers } = {
    ...visitor,
    cookie,
    'sec-fetch-site': 'same-origin',
    accept: 'application/json',
  };
  const upload = { method: 'POST', headers, body: fileForm(`${traces['file name']}-resume.pdf`, file) };
  expect((await fetch(`${url}/api/attachments`, upload)).status).toBe(200);
  await work(`staff/leads/${id}/notes`, { id: randomUUID(), text: `Asked about ${traces['note word']}.` });
  const { lead } = (await (await work(`staff/leads/${id}`)).json()) as { lead: LeadDetails };
  await work(`staff/leads/${id}/change`, { revision: lead.revision, tags: [traces.tag] });
  // Joined by mistake: the other lead's timeline names the person afterward.
  await work(`staff/leads/${otherId}/join`, { leadId: id });
  await work(`staff/leads/${otherId}/split`, {});
  const key = `${randomUUID().replaceAll('-', '')}01234567890`;
  const message = { id: randomUUID(), text: `Is ${traces['chat message']} fine?`, key };
  const begun = await visit('/api/chat/messages', message);
  const chat = cookiesOf(begun);
  await visit('/api/chat/contact', { reach: traces.email, name: traces.name }, { cookie: chat });
  // Its transcript is mailed to both sides.
  const { chatId } = (await begun.json()) as VisitorMessageAnswer;
  await work(`staff/leads/${chatId}/chat`, { id: randomUUID(), text: 'It is.' });
  await work(`staff/leads/${chatId}/chat/end`, {});
  const linkId = await payLink(url);
  return { id, otherId, linkId };
}

/** A link that the person pays. */
async function payLink(url: string): Promise<string> {
  const { visit, work } = callerOf(url);
  const draft = { projectName: 'Bundle', amount: '219', description: `For ${traces.name}.` };
  const link = (await (await work('payments/generate-link', draft)).json()) as { url: string };
  const uniqueId = link.url.split('/').at(-1) ?? '';
  await visit('/api/payments/create-payment', {
    paymentMethodId: 'pm_card_visa#1',
    amount: 21_900,
    packageName: 'Bundle',
    customerInfo: { ...payer, firstName: traces['payer name'], lastName: 'Vandersteen', email: traces.email },
    uniqueId,
  });
  return uniqueId;
}
