import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { LeadEmailCall } from '../../../../schema/generated/types.ts';
import type { Evidence } from './evidence.ts';
import { sendLead } from './send-lead.ts';

const lead: LeadEmailCall = {
  fullName: 'Jordan Ellis',
  email: 'jordan.ellis@mail.example',
  country: 'UNITED STATES',
  phoneNumber: '+1 (813) 555-0100',
  termsAgreed: true,
  serviceName: 'Professional Resume Writing',
  servicePrice: 150,
  pageUrl: 'https://larkfield.example/lp8/?from=ad',
};

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}
type Answer = (response: ServerResponse) => void;

const answer = (status: number, body: unknown): Answer => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
const accepted = answer(200, { success: true, submissionId: 'a1' });
const cut: Answer = (response) => response.destroy();

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a server that answers only after both calls have arrived, so sequential calls would never be answered. */
async function startFakeServer(email: Answer, crm: Answer) {
  const received: Received[] = [];
  const held: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    held.push(() => (request.url === '/rafp/submit' ? crm : email)(response));
    if (held.length === 2) for (const respond of held) respond();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (changes: Partial<LeadEmailCall> = {}, timeoutMs?: number, evidence?: Evidence) =>
    sendLead({
      lead: { ...lead, ...changes },
      evidence,
      brandSlug: 'larkfield-resumes',
      service: 'Resume Writing',
      idempotencyKey: 'k-1',
      origin,
      timeoutMs,
    });
  const bodyOf = (path: string) => received.find((call) => call.path === path)?.body;
  return { received, send, bodyOf };
}

test('sends both calls in parallel, as JSON, with the same key', async () => {
  const { received, send } = await startFakeServer(accepted, accepted);
  await send();
  expect(received.map(({ path }) => path).sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  for (const { headers } of received) {
    expect(headers['content-type']).toBe('application/json');
    expect(headers['idempotency-key']).toBe('k-1');
  }
});

test('call 1 carries the whole lead, and call 2 the fields that the CRM expects', async () => {
  const { send, bodyOf } = await startFakeServer(accepted, accepted);
  await send();
  expect(bodyOf('/api/email/send-resume-email')).toEqual(lead);
  expect(bodyOf('/rafp/submit')).toEqual({
    clientName: 'Jordan Ellis',
    email: 'jordan.ellis@mail.example',
    phoneNumber: '+1 (813) 555-0100',
    service: 'Professional Resume Writing',
    message: 'Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/?from=ad',
    brandSlug: 'larkfield-resumes',
  });
});

test('both calls carry the evidence', async () => {
  const { send, bodyOf } = await startFakeServer(accepted, accepted);
  const evidence = {
    attribution: { first: { at: '2026-03-02T09:30:00.000Z', landingPage: '/', referrer: '', params: {} } },
    consents: [{ name: 'termsAgreed', given: true, text: 'I Agree' }],
    pageRevision: 'q0Xv2nB7',
    originalPrice: 220,
    website: '',
    elapsedMs: 1200,
    turnstileToken: undefined,
  };
  await send({}, undefined, evidence);
  const { turnstileToken, ...defined } = evidence;
  expect(bodyOf('/api/email/send-resume-email')).toEqual({ ...lead, ...defined });
  expect(bodyOf('/rafp/submit')).toMatchObject({ clientName: 'Jordan Ellis', ...defined });
});

test('call 2 names the default service and has a default message', async () => {
  const { send, bodyOf } = await startFakeServer(accepted, accepted);
  await send({ serviceName: '', message: 'Please call after five.' });
  expect(bodyOf('/rafp/submit')).toMatchObject({
    service: 'Resume Writing',
    message: 'Please call after five.',
  });
  expect(bodyOf('/api/email/send-resume-email')).toMatchObject({ message: 'Please call after five.' });
});

test('each successful combination leads to its own part of the thank-you page', async () => {
  const refused = answer(500, { message: 'down' });
  const next = async (email: Answer, crm: Answer) => (await startFakeServer(email, crm)).send();
  expect(await next(accepted, accepted)).toEqual({ isAccepted: true, next: '/thankyou#received' });
  expect(await next(accepted, refused)).toEqual({ isAccepted: true, next: '/thankyou#sent' });
  expect(await next(refused, accepted)).toEqual({ isAccepted: true, next: '/thankyou#stored' });
  expect(await next(cut, accepted)).toEqual({ isAccepted: true, next: '/thankyou#stored' });
});

test('two refusals become one message with both reasons', async () => {
  const { send } = await startFakeServer(
    answer(503, { message: 'Mail is down' }),
    answer(500, { message: 'CRM is down' }),
  );
  expect(await send()).toEqual({
    isAccepted: false,
    message: 'Submission issues: Email: Mail is down, CRM: CRM is down',
    errors: {},
  });
});

test('a refusal without a reason gets a default message', async () => {
  const { send } = await startFakeServer(answer(502, '<h1>Bad gateway</h1>'), answer(500, { message: 7 }));
  expect(await send()).toMatchObject({
    message: 'Submission issues: Email: Email submission failed, CRM: RAFP submission failed',
  });
});

test('a network error is reported with its own message', async () => {
  const { send } = await startFakeServer(cut, cut);
  expect(await send()).toMatchObject({
    message: 'Submission issues: Email: fetch failed, CRM: fetch failed',
  });
});

test('a call without a response times out', async () => {
  const silent: Answer = () => undefined;
  const { send } = await startFakeServer(silent, silent);
  expect(await send({}, 40)).toMatchObject({
    message: 'Submission issues: Email: No answer within 0.04 seconds, CRM: No answer within 0.04 seconds',
  });
});

test('one answered call is enough if the other times out', async () => {
  const { send } = await startFakeServer(accepted, () => undefined);
  expect(await send({}, 1000)).toEqual({ isAccepted: true, next: '/thankyou#sent' });
});

test('failures without a reason share one message', async () => {
  const realFetch = globalThis.fetch;
  closers.push(() => {
    globalThis.fetch = realFetch;
  });
  globalThis.fetch = () => Promise.reject(new TypeError(''));
  expect(await sendLead({ lead, brandSlug: 'b', service: 's', idempotencyKey: 'k' })).toEqual({
    isAccepted: false,
    message: 'Failed to submit your request. Please try again.',
    errors: {},
  });
});

test('maps field messages to the names of the form', async () => {
  const { send } = await startFakeServer(
    answer(422, { message: 'Check the form', errors: { email: 'No such domain.', unknown: 'x' } }),
    answer(422, { message: 'Check the form', errors: { clientName: 'Enter your full name.' } }),
  );
  expect(await send()).toEqual({
    isAccepted: false,
    message: 'Submission issues: Email: Check the form, CRM: Check the form',
    errors: { email: 'No such domain.', fullName: 'Enter your full name.' },
  });
});

test('one field for phone or email is named as the kind of form, and shows a message about either', async () => {
  const refusal = answer(422, { message: 'Check the form', errors: { phoneNumber: 'No such number.' } });
  const { send, bodyOf } = await startFakeServer(refusal, refusal);
  const rewrite: Partial<LeadEmailCall> = { kind: 'rewrite', contact: '8135550142', email: undefined };
  expect(await send(rewrite)).toEqual({
    isAccepted: false,
    message: 'Submission issues: Email: Check the form, CRM: Check the form',
    errors: { contact: 'No such number.' },
  });
  expect(bodyOf('/rafp/submit')).toMatchObject({ kind: 'rewrite', phoneNumber: lead.phoneNumber });
  expect(bodyOf('/rafp/submit')).not.toHaveProperty('email');
});

test('a field message does not hide the failure of the other call', async () => {
  const { send } = await startFakeServer(
    answer(422, { message: 'Please check the marked fields.', errors: { email: 'No such domain.' } }),
    cut,
  );
  expect(await send()).toEqual({
    isAccepted: false,
    message: 'Submission issues: Email: Please check the marked fields., CRM: fetch failed',
    errors: { email: 'No such domain.' },
  });
});
