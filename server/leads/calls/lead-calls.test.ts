import { describe, expect, test } from 'vitest';
import { abortedRequest, crmCall, emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';
const callTwo = '/rafp/submit';

describe.each(databases)('on %s', (database) => {
  test('both calls of one submission make one lead with the fields of both', async () => {
    await using server = await createTestApp({ database });
    const key = { 'idempotency-key': 'b6d7a2a0-4a63-4f0d-9a35-1d3c7b1f5f10' };
    const second = await server.app.request(callTwo, json(crmCall(), key));
    const first = await server.app.request(callOne, json(emailCall(), { ...key, 'user-agent': 'Test/1' }));
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ success: true, message: 'Your request has been received.' });

    const leads = await server.storage.db.selectFrom('leads').selectAll().execute();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      full_name: 'Jordan Ellis',
      email: 'jordan.ellis@mail.example',
      country: 'UNITED STATES',
      price: '79',
      service: 'Professional Resume Writing',
      message: null,
      page_url: 'https://larkfield.example/lp8/?gclid=abc',
      brand_slug: 'larkfield-resumes',
      user_agent: 'Test/1',
      email_at: expect.any(String),
      crm_at: expect.any(String),
    });
    expect(await second.json()).toEqual({ success: true, submissionId: leads[0]?.id });
  });

  test('a lead is stored with its deliveries and its unmodified bodies', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(callOne, json(emailCall({ utm: 'extra' })));
    await server.app.request(callTwo, json(crmCall()));
    const outbox = await server.storage.db.selectFrom('outbox').selectAll().orderBy('target').execute();
    expect(outbox.map(({ target, status, attempts }) => ({ target, status, attempts }))).toEqual([
      { target: 'acknowledgement', status: 'pending', attempts: 0 },
      { target: 'notice', status: 'pending', attempts: 0 },
    ]);
    const stored = await server.storage.db
      .selectFrom('submissions')
      .selectAll()
      .orderBy('received_at')
      .execute();
    expect(stored.map(({ channel, payload }) => [channel, JSON.parse(payload)])).toEqual([
      ['email', emailCall({ utm: 'extra' })],
      ['crm', crmCall()],
    ]);
  });

  test('an invalid field is named in the message and in the errors, with status 422', async () => {
    await using server = await createTestApp({ database });
    const body = emailCall({ fullName: ' ', email: 'jordan@', phoneNumber: 'call me', termsAgreed: false });
    const answer = await server.app.request(callOne, json(body));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'invalid_fields',
      message:
        'Full name: Enter your full name. Email: Enter an email address like name@example.com. ' +
        'Phone number: Enter your phone number with its area code. ' +
        'Terms: Check the box to agree to our terms and privacy policy.',
      errors: {
        fullName: 'Enter your full name.',
        email: 'Enter an email address like name@example.com.',
        phoneNumber: 'Enter your phone number with its area code.',
        termsAgreed: 'Check the box to agree to our terms and privacy policy.',
      },
    });
  });

  test('fields that the visitor did not type are never too long, and both calls stay one lead', async () => {
    await using server = await createTestApp({ database });
    const pageUrl = `https://larkfield.example/lp8/?q=${'x'.repeat(9000)}`;
    const service = `${'Resume  '.repeat(30)}\u{1F600}`;
    const { status } = await server.app.request(
      callOne,
      json(
        emailCall({ pageUrl, serviceName: service, servicePrice: '9'.repeat(90), country: 'A'.repeat(90) }),
      ),
    );
    expect(status).toBe(200);
    const message = `Requested service: ${service}. Page: ${pageUrl}`;
    const brandSlug = `${'a'.repeat(79)}-${'b'.repeat(9)}`;
    expect((await server.app.request(callTwo, json(crmCall({ service, message, brandSlug })))).status).toBe(
      200,
    );
    expect(await server.storage.db.selectFrom('leads').selectAll().execute()).toMatchObject([
      {
        page_url: pageUrl.slice(0, 2048),
        service: 'Resume '.repeat(23).slice(0, 160).trim(),
        price: '9'.repeat(40),
        country: 'A'.repeat(80),
        brand_slug: 'a'.repeat(79),
        message: null,
      },
    ]);
  });

  test('call 2 reports its own field names', async () => {
    await using server = await createTestApp({ database });
    const answer = await server.app.request(
      callTwo,
      json({ email: 'a@b.example', message: 'x'.repeat(5301) }),
    );
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({
      clientName: 'Enter your full name.',
      phoneNumber: 'Enter your phone number with its area code.',
      message: 'Use at most 5,300 characters.',
    });
  });

  test.each([
    ['{"fullName":', 400, 'invalid_json'],
    ['[]', 400, 'invalid_json'],
    ['null', 400, 'invalid_json'],
    ['', 400, 'invalid_json'],
    [JSON.stringify(emailCall({ message: 'x'.repeat(5000) })), 413, 'body_too_large'],
  ])('the body %.12s… gets %i %s', async (body, status, code) => {
    await using server = await createTestApp({ database, environment: { BODY_LIMIT_BYTES: '2000' } });
    const answer = await server.app.request(callOne, json(body));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, message: expect.any(String) });
  });

  test('a body with a Content-Length over the limit is not read', async () => {
    await using server = await createTestApp({ database, environment: { BODY_LIMIT_BYTES: '2000' } });
    const answer = await server.app.request(callOne, json(emailCall(), { 'content-length': '2001' }));
    expect(answer.status).toBe(413);
  });

  test('another media type gets 415', async () => {
    await using server = await createTestApp({ database });
    const answer = await server.app.request(callTwo, json(crmCall(), { 'content-type': 'text/plain' }));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      code: 'unsupported_media_type',
      message: 'Send the body as application/json.',
    });
  });

  test.each([
    [callOne, ['GET', 'PUT', 'DELETE', 'OPTIONS'], 'POST'],
    [callTwo, ['GET', 'PUT', 'DELETE', 'OPTIONS'], 'POST'],
    ['/api/leads', ['PUT', 'DELETE', 'OPTIONS'], 'GET, HEAD, POST'],
  ])('%s does not accept %j', async (path, methods, allowed) => {
    await using server = await createTestApp({ database });
    for (const method of methods) {
      const answer = await server.app.request(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allowed);
      expect((await answer.json()).code).toBe('method_not_allowed');
    }
  });

  test.each(['/api', '/api/', '/api/nothing', '/rafp', '/rafp/', '/rafp/nothing'])(
    '%s is a 404 in JSON for every client',
    async (path) => {
      await using server = await createTestApp({ database });
      for (const method of ['GET', 'POST']) {
        const answer = await server.app.request(path, { method, headers: { accept: 'text/html' } });
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({
          code: 'not_found',
          message: 'No resource exists at this address.',
        });
      }
    },
  );

  test.each(['/apis', '/rafpx'])('%s is served as a page', async (path) => {
    await using server = await createTestApp({ database });
    const answer = await server.app.request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch('text/html');
  });

  test.each([callOne, callTwo])(
    'a client of %s that disconnects halfway is not logged as an error',
    async (path) => {
      await using server = await createTestApp({ database });
      const answer = await server.app.request(path, abortedRequest('application/json'));
      expect(answer.status).toBe(400);
      expect((await answer.json()).code).toBe('body_incomplete');
      expect(server.logged()).toEqual([
        expect.objectContaining({ level: 30, msg: 'request', code: 'body_incomplete' }),
      ]);
    },
  );

  test('a lead that cannot be stored gets 503, and succeeds once storage is back', async () => {
    await using server = await createTestApp({ database });
    await server.storage.db.schema.alterTable('outbox').renameTo('away').execute();
    const failed = await server.app.request(callOne, json(emailCall()));
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('5');
    const text = await failed.text();
    expect(JSON.parse(text).code).toBe('storage_unavailable');
    expect(text).not.toMatch(/sqlite|outbox|node_modules/i);
    expect(await server.storage.db.selectFrom('leads').selectAll().execute()).toEqual([]);

    await server.storage.db.schema
      .alterTable('away' as 'outbox')
      .renameTo('outbox')
      .execute();
    expect((await server.app.request(callOne, json(emailCall()))).status).toBe(200);
  });

  test('an unexpected error is a 500 without a stack trace', async () => {
    await using server = await createTestApp({
      database,
      injectFault: (storage) => ({
        ...storage,
        commit: () => Promise.reject(new TypeError('secret detail')),
      }),
    });
    const answer = await server.app.request(callOne, json(emailCall()));
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text).code).toBe('internal_error');
    expect(text).not.toContain('secret');
    expect(JSON.stringify(server.logged())).toContain('secret detail');
  });

  test('line breaks and control characters are removed from one-line fields', async () => {
    await using server = await createTestApp({ database });
    const body = emailCall({ fullName: 'Jo\r\nBcc: x@y.example\u0000', message: 'one\r\ntwo\u0007' });
    expect((await server.app.request(callOne, json(body))).status).toBe(200);
    const lead = await server.storage.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead.full_name).toBe('Jo Bcc: x@y.example');
    expect(lead.message).toBe('one\ntwo');
  });

  test('the log mentions a lead without personal data', async () => {
    await using server = await createTestApp({ database });
    await server.app.request(`${callOne}?from=jordan`, json(emailCall(), { 'user-agent': 'Jordan/1' }));
    await server.app.request(callOne, json(emailCall({ email: 'jordan@' })));
    await server.app.request(callOne, json('{"fullName":"Jordan'));
    const lines = server.logged();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ method: 'POST', path: callOne, status: 200, lead: { isNew: true } });
    expect(lines[1]).toMatchObject({ status: 422, code: 'invalid_fields' });
    expect(JSON.stringify(lines)).not.toMatch(/jordan|\(813\)/i);
  });
});
