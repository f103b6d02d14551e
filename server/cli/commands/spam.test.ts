import { describe, expect, test } from 'vitest';
import { createCliSession } from '../../testing/cli-session.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { spam } from './spam.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const callOne = '/api/email/send-resume-email';
const withCrm = { CRM_URL: 'https://crm.example' };

describe.each(databases)('on %s', (database) => {
  test.each([[[]], [['list']]])('%j lists spam with its reason', async (words) => {
    await using session = await createCliSession({ database });
    await session.addLead({ full_name: 'Robin Hale' });
    await session.addLead({ id, spam_reason: 'too_fast' });
    expect(await session.run(spam, words)).toMatchInlineSnapshot(`
      "id        received     name          phone              email                      service                      page  form   reason
      019c0000  03-02 10:00  Jordan Ellis  +1 (813) 555-0142  jordan.ellis@mail.example  Professional Resume Writing  /lp8  order  too_fast
      1 of 1 spam lead; times are in UTC.
      "
    `);
  });

  test('a released lead is delivered to every target', async () => {
    await using session = await createCliSession({ database, environment: withCrm });
    await session.addLead({ id, spam_reason: 'honeypot' });
    expect(await session.run(spam, ['release', '019c'])).toBe(
      `${id} (Jordan Ellis) is now a lead; pending deliveries: acknowledgement, crm, notice.\n`,
    );
    const rows = await session.deliveries();
    expect(rows.map(({ target, status }) => [target, status])).toEqual([
      ['acknowledgement', 'pending'],
      ['crm', 'pending'],
      ['notice', 'pending'],
    ]);
    expect(new Set(rows.map((row) => row.next_attempt_at))).toEqual(new Set(['2026-03-08T12:00:00.000Z']));
    await expect(session.run(spam, ['release', '019c'])).rejects.toThrow('(Jordan Ellis) is not spam.');
    expect(await session.deliveries()).toHaveLength(3);
  });

  test('a marked lead is spam, and deliveries that have not started are removed', async () => {
    await using session = await createCliSession({ database });
    await session.addLead({ id });
    await session.addDelivery(id, { target: 'a-waiting' });
    await session.addDelivery(id, {
      target: 'b-claimed',
      claim: 'worker',
      claimed_until: '2026-03-08T12:00:00.000Z',
    });
    await session.addDelivery(id, { target: 'c-tried', attempts: 1 });
    await session.addDelivery(id, { target: 'd-delivered', status: 'delivered', attempts: 1 });
    await session.addDelivery(id, { target: 'e-dead', status: 'dead', attempts: 9 });
    expect(await session.run(spam, ['mark', id])).toMatchInlineSnapshot(`
      "019c0000-0000-7000-8000-000000000001 (Jordan Ellis) is now spam; 1 delivery removed.
      Already started and not removed: b-claimed (pending).
      Already started and not removed: c-tried (pending).
      Already started and not removed: d-delivered (delivered).
      Already started and not removed: e-dead (dead).
      "
    `);
    const rows = await session.deliveries();
    expect(rows.map(({ target }) => target)).toEqual(['b-claimed', 'c-tried', 'd-delivered', 'e-dead']);
    await expect(session.run(spam, ['mark', id])).rejects.toThrow('(Jordan Ellis) is already spam.');
  });

  test('a released lead is not delivered twice to the same target', async () => {
    await using session = await createCliSession({ database, environment: { LEAD_ACKNOWLEDGE: 'off' } });
    await session.addLead({ id });
    await session.addDelivery(id, { status: 'delivered', attempts: 1 });
    await session.run(spam, ['mark', id]);
    expect(await session.run(spam, ['release', id])).toContain('pending deliveries: none.');
    expect(await session.deliveries()).toHaveLength(1);
  });

  test('the timeline at the desk says that a lead was marked and released, and older changes are refused', async () => {
    await using session = await createCliSession({ database });
    const nora = await deskClient(session);
    const lead = await newLead(session);
    await session.run(spam, ['mark', lead]);
    await session.run(spam, ['release', lead]);
    const { timeline, revision } = await nora.lead(lead);
    expect(timeline.slice(1).map(({ by, event }) => [by, event])).toEqual([
      [null, { kind: 'spam', isSpam: true, reason: null }],
      [null, { kind: 'spam', isSpam: false, reason: null }],
    ]);
    expect(revision).toBe(2);
    expect((await nora.post(`leads/${lead}/change`, { revision: 0, tags: ['late'] })).status).toBe(409);
  });

  test('a lead marked by a person stays spam when the form is sent again', async () => {
    await using session = await createCliSession({ database });
    await session.app.request(callOne, json(emailCall()));
    const lead = await session.storage.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    await session.run(spam, ['mark', lead.id]);
    await session.app.request(callOne, json(emailCall({ message: 'Are you there?' })));
    await session.app.request(callOne, json(emailCall()));
    const leads = await session.storage.db.selectFrom('leads').select(['id', 'spam_reason']).execute();
    expect(leads.find((row) => row.id === lead.id)?.spam_reason).toBe('marked');
    expect((await session.deliveries()).filter((row) => row.lead_id === lead.id)).toEqual([]);
  });
});

test.each([
  [['relaese', id], 'Unknown command "spam relaese"; did you mean "release"?'],
  [['delete', id], 'Unknown command "spam delete"; see --help.'],
  [['constructor', id], 'Unknown command "spam constructor"; see --help.'],
  [['mark'], 'spam mark requires the ID of a lead; see --help.'],
  [['list', id], `Unexpected argument "${id}"`],
])('%j is refused', (words, says) => expect(() => spam.read(words, 'UTC')).toThrow(says));
