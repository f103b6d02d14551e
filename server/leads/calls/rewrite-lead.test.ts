import { describe, expect, test } from 'vitest';
import { crmBody } from '../../delivery/targets/crm.ts';
import { noticeMessage } from '../../delivery/targets/notice.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { deliveryOf, storedLead } from '../../testing/leads/stored-lead.ts';
import { createTestApp } from '../../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';
const callTwo = '/rafp/submit';
const line = 'Responsible for managing a team and helped improve customer satisfaction';
const onlyPhone = { kind: 'rewrite', email: undefined, message: line };
const onlyEmail = { kind: 'rewrite', phoneNumber: undefined, message: line };

describe('a form that asks for one way to reach the visitor', () => {
  test.each([
    [onlyPhone, { email: '', phone: '+1 (813) 555-0142' }],
    [onlyEmail, { email: 'jordan.ellis@mail.example', phone: '' }],
  ])('makes one lead of both calls', async (changes, reach) => {
    await using server = await createTestApp();
    const service = { serviceName: 'Line', termsAgreed: undefined };
    const one = await server.app.request(callOne, json(emailCall({ ...changes, ...service })));
    const two = await server.app.request(callTwo, json(crmCall({ ...changes, service: 'Line' })));
    expect([one.status, two.status]).toEqual([200, 200]);
    const leads = await server.storage.db.selectFrom('leads').selectAll().execute();
    expect(leads).toEqual([expect.objectContaining({ ...reach, message: line, kind: 'rewrite' })]);
  });

  test('gets no acknowledgement without an email address, and its notice has no reply address', async () => {
    await using server = await createTestApp();
    await server.app.request(callOne, json(emailCall(onlyPhone)));
    const targets = await server.storage.db.selectFrom('outbox').select('target').execute();
    expect(targets).toEqual([{ target: 'notice' }]);
    const notice = noticeMessage(deliveryOf(storedLead({ email: '' })), [], '');
    expect(notice.replyTo).toBeUndefined();
  });

  test('is forwarded to a CRM in a form that its call accepts', async () => {
    await using server = await createTestApp();
    const body = crmBody(storedLead({ email: '', kind: 'rewrite', message: line }), 'larkfield-resumes');
    expect(body).not.toHaveProperty('email');
    expect((await server.app.request(callTwo, json(body))).status).toBe(200);
  });

  test.each([callOne, callTwo])('is refused by %s without any way to reach the visitor', async (path) => {
    await using server = await createTestApp();
    const call = path === callOne ? emailCall : crmCall;
    const answer = await server.app.request(path, json(call({ ...onlyPhone, phoneNumber: undefined })));
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email', 'phoneNumber']);
  });
});

test.each(['lead', 'order', 'review', 'consultation', 'contact', undefined])(
  'a form of kind %s needs both email and phone',
  async (kind) => {
    await using server = await createTestApp();
    for (const missing of ['email', 'phoneNumber']) {
      for (const [path, call] of [
        [callOne, emailCall],
        [callTwo, crmCall],
      ] as const) {
        const answer = await server.app.request(path, json(call({ kind, [missing]: undefined })));
        expect([path, Object.keys((await answer.json()).errors)]).toEqual([
          path,
          expect.arrayContaining([missing]),
        ]);
      }
    }
  },
);

describe('without JavaScript', () => {
  const { email: _email, phoneNumber: _phone, termsAgreed: _terms, ...rest } = formPost();
  const rewrite = { ...rest, kind: 'rewrite', message: line };

  test.each([
    ['813-555-0142', { email: '', phone: '813-555-0142' }],
    ['dana@mail.example', { email: 'dana@mail.example', phone: '' }],
    ['dana@mail.example, 813-555-0142', { email: 'dana@mail.example', phone: '813-555-0142' }],
  ])('one field takes %s', async (contact, reach) => {
    await using server = await createTestApp();
    const answer = await server.app.request('/api/leads', urlencoded({ ...rewrite, contact }));
    expect(answer.headers.get('location')).toBe('/thankyou#received');
    const leads = await server.storage.db.selectFrom('leads').selectAll().execute();
    expect(leads).toEqual([expect.objectContaining({ ...reach, message: line })]);
  });

  test('the plain form sends its two fields', async () => {
    await using server = await createTestApp();
    const plain = { ...rewrite, email: 'dana@mail.example', phoneNumber: '' };
    expect((await server.app.request('/api/leads', urlencoded(plain))).status).toBe(303);
  });

  test('a mistake is shown with what was typed', async () => {
    await using server = await createTestApp();
    const answer = await server.app.request('/api/leads', urlencoded({ ...rewrite, contact: 'dana@mail' }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Enter a phone number or an email address.');
  });
});
