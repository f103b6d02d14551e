import { describe, expect, test } from 'vitest';
import { createCliSession } from '../../testing/cli-session.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { storedFile } from '../../testing/leads/stored-lead.ts';
import { databases } from '../../testing/storage/databases.ts';
import { show } from './show.ts';

const id = '019c0000-0000-7000-8000-000000000001';

describe.each(databases)('on %s', (database) => {
  test('everything about a lead is printed', async () => {
    await using session = await createCliSession({
      database,
      environment: { PUBLIC_URL: 'https://larkfield.example' },
    });
    await session.addLead({ id, message: 'By Friday, please.\nDeliveries\u001b[2J\n  none' });
    await session.storage.commit((trx) => trx.insertInto('attachments').values(storedFile).execute());
    await session.addDelivery(id, { id: 'd1', target: 'acknowledgement', status: 'dead', attempts: 9 });
    await session.addDelivery(id, { id: 'd2', target: 'crm', attempts: 2, last_error: 'HTTP 503\u202e' });
    const delivered_at = '2026-03-02T10:00:05.000Z';
    await session.addDelivery(id, { id: 'd3', status: 'delivered', attempts: 1, delivered_at });
    await session.addDelivery(id, { id: 'd4', edition: 2 });
    await session.storage.commit((trx) =>
      trx
        .insertInto('submissions')
        .values({
          id: 's1',
          lead_id: id,
          channel: 'email',
          digest: '',
          payload: '{}',
          received_at: delivered_at,
        })
        .execute(),
    );
    expect(await session.run(show, [id])).toMatchInlineSnapshot(`
      "Name           Jordan Ellis
      Phone          +1 (813) 555-0142
      Email          jordan.ellis@mail.example
      Country        UNITED STATES
      Service        Professional Resume Writing
      Price          150 (instead of 220)
      Form           order
      Page           https://larkfield.example/lp8/
      Received       2026-03-02T10:00:00.000Z
      Lead           019c0000-0000-7000-8000-000000000001
      Local time     2026-03-02 10:00 in UTC
      File           jordan-ellis.pdf (212 KB), https://larkfield.example/attachments/019c0000-0000-7000-8000-0000000000a1
      First touch    2026-02-27T08:00:00.000Z, /lp8/, from https://www.google.example/, utm_source=google, gclid=abc
      Page revision  a1b2c3d4
      Agreed         "I Agree and accept Terms Conditions and Privacy Policy" (termsAgreed, 2026-03-02T10:00:00.000Z, SHA-256 f00d)
      Tags allowed   advertising (opt-in, decided 2026-03-02T09:58:00.000Z)
      Address        203.0.113.7
      Browser        Test/1

      Message
        By Friday, please.
        Deliveries�[2J
          none

      Answers
        Which shift?
          Noon (not one of the choices)
        =Anything else
          <script>alert(1)</script>
          Name: Robin Vale

      Submissions
        2026-03-02 10:00  email

      Deliveries
        acknowledgement, dead, no further attempts, attempts 9
          id d1
        crm, pending, next attempt 2026-03-02 10:00, attempts 2
          id d2
          last error: HTTP 503�
        notice, delivered, 2026-03-02 10:00, attempts 1
          id d3
        notice, revision 2, pending, next attempt 2026-03-02 10:00, attempts 0
          id d4
      "
    `);
  });

  test('the start of an id is enough, in any case', async () => {
    await using session = await createCliSession({ database });
    await session.addLead({ id });
    await session.addLead({ id: '019c0001-0000-7000-8000-000000000001' });
    expect(await session.run(show, ['019C0000'])).toContain(id);
  });

  test('an ambiguous id lists the candidates', async () => {
    await using session = await createCliSession({ database });
    await session.addLead({ id, full_name: 'Jordan\u001b Ellis' });
    await session.addLead({ id: '019c0001-0000-7000-8000-000000000001', full_name: 'Sam Ellis' });
    await expect(session.run(show, ['019c'])).rejects.toThrowErrorMatchingInlineSnapshot(`
      [CliError: More than one lead id starts with "019c"; type more characters:
        019c0000-0000-7000-8000-000000000001  Jordan� Ellis
        019c0001-0000-7000-8000-000000000001  Sam Ellis]
    `);
  });

  test.each(['019d', '%', 'jordan', "' or 1=1"])('%j matches no lead', async (typed) => {
    await using session = await createCliSession({ database });
    await session.addLead({ id });
    await expect(session.run(show, [typed])).rejects.toThrow(`No lead id starts with "${typed}"`);
  });

  test('--json contains the unmodified bodies', async () => {
    await using session = await createCliSession({ database });
    await session.app.request('/api/email/send-resume-email', json(emailCall()));
    const lead = await session.storage.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const { submissions, deliveries } = JSON.parse(await session.run(show, [lead.id, '--json']));
    expect(JSON.parse(submissions[0].payload)).toEqual(emailCall());
    expect(deliveries).toHaveLength(2);
  });
});

test('an id is required', () => {
  expect(() => show.read([], 'UTC')).toThrow('show requires the ID of a lead');
});
