import { describe, expect, test } from 'vitest';
import type { TimelineEntry } from '../../../schema/api/desk-timeline.ts';
import { conflictOf, deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const kinds = (timeline: readonly TimelineEntry[]) => timeline.map(({ event }) => event.kind);

describe.each(databases)('on %s', (database) => {
  test('of two people who claim at once, one owns the lead, and the other learns who was first', async () => {
    await using server = await createTestApp({ database });
    const people = [
      await deskClient(server, 'dana@larkfield.example', 'agent'),
      await deskClient(server, 'luis@larkfield.example', 'agent'),
    ];
    for (let round = 0; round < 20; round += 1) {
      const id = await newLead(server);
      const answers = await Promise.all(people.map((person) => person.claim(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [winner, loser] = answers[0]?.status === 200 ? [0, 1] : [1, 0];
      const { since } = await conflictOf(answers[loser] as Response);
      expect(since).toMatchObject([{ by: { email: people[winner]?.email }, event: { kind: 'claimed' } }]);
    }
  });

  test('a repeated claim changes nothing', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server);
    for (const _ of [1, 2]) expect((await nora.claim(id)).status).toBe(200);
    expect(kinds((await nora.lead(id)).timeline)).toEqual(['received', 'claimed']);
  });

  test('a change of an old state is refused with what happened since, and changes nothing', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const dana = await deskClient(server, 'dana@larkfield.example');
    const id = await newLead(server);
    const { revision } = await nora.lead(id);
    await dana.changed(id, { state: 'waiting', tags: ['rush'] });
    const conflict = await conflictOf(
      await nora.change(id, { revision, state: 'lost', reason: 'No budget' }),
    );
    expect(conflict).toMatchObject({
      code: 'lead_changed',
      lead: { state: 'waiting', owner: { name: 'Dana' }, revision: 1 },
      since: [
        { by: { name: 'Dana' }, event: { kind: 'assigned', from: null, to: { name: 'Dana' } } },
        { event: { kind: 'state', from: 'open', to: 'waiting' } },
        { event: { kind: 'tags', added: ['rush'], removed: [] } },
      ],
    });
    expect((await nora.lead(id)).state).toBe('waiting');
    // A change whose answer was lost is repeated with the old revision.
    expect((await dana.change(id, { revision, state: 'waiting' })).status).toBe(200);
  });

  test('of two people who close a lead for different reasons, the second learns the first reason', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const dana = await deskClient(server, 'dana@larkfield.example');
    const id = await newLead(server);
    const { revision } = await nora.lead(id);
    await dana.changed(id, { state: 'lost', reason: 'No budget' });
    const late = { revision, state: 'lost', reason: 'No answer' } as const;
    expect((await conflictOf(await nora.change(id, late))).since.at(-1)).toMatchObject({
      by: { name: 'Dana' },
      event: { kind: 'state', to: 'lost', reason: 'No budget' },
    });
    const { reason, timeline } = await nora.changed(id, { state: 'lost', reason: 'No answer' });
    expect([reason, timeline.at(-1)?.event]).toEqual([
      'No answer',
      { kind: 'state', from: 'lost', to: 'lost', reason: 'No answer' },
    ]);
    await dana.changed(id, { isSpam: true, reason: 'A test' });
    const lateSpam = { revision: 0, isSpam: true, reason: 'Advertising' };
    expect((await conflictOf(await nora.change(id, lateSpam))).lead?.isSpam).toBe(true);
    const spam = await nora.changed(id, { isSpam: true, reason: 'Advertising' });
    expect(spam.timeline.at(-1)?.event).toEqual({ kind: 'spam', isSpam: true, reason: 'Advertising' });
    expect((await nora.change(id, lateSpam)).status).toBe(200);
  });

  test('of many simultaneous changes with one revision, one is made', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nora.change(id, { revision: 0, tags: [`tag ${index}`] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await nora.lead(id)).tags).toHaveLength(1);
  });

  test('a lead that turns out to be spam is not delivered, and one that is not is delivered after all', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server);
    const pending = async () =>
      (await server.storage.db.selectFrom('outbox').select('target').where('lead_id', '=', id).execute())
        .length;
    expect(await pending()).toBe(2);
    await nora.changed(id, { isSpam: true, reason: 'Link farm' });
    expect(await pending()).toBe(0);
    expect(await nora.names('queue=spam')).toEqual({ found: ['Jordan Ellis'] });
    const lead = await nora.changed(id, { isSpam: false });
    expect(lead).toMatchObject({ isSpam: false, owner: null, spamReason: null });
    expect(await pending()).toBe(2);
  });

  test('joined leads share one timeline until they are split', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const phoneNumber = '+1 (813) 555-0142';
    const first = await newLead(server, { fullName: 'Pat Doe', email: 'Pat@mail.example', phoneNumber });
    const second = await newLead(server, {
      fullName: 'Patricia Doe',
      email: 'pat@mail.example',
      phoneNumber: '(813) 555-0142',
      message: 'Again',
    });
    const third = await newLead(server, { fullName: 'Kim Doe', email: 'kim@mail.example', phoneNumber });
    expect((await nora.lead(second)).similar).toMatchObject([
      { id: third, sameEmail: false, samePhone: true },
      { id: first, sameEmail: true, samePhone: true },
    ]);
    expect((await nora.post(`leads/${second}/join`, { leadId: first })).status).toBe(200);
    const joined = await nora.lead(second);
    expect([joined.joined.map(({ id }) => id), joined.similar.map(({ id }) => id)]).toEqual([
      [first],
      [third],
    ]);
    const { timeline } = joined;
    expect(kinds(timeline)).toEqual(['received', 'received', 'joined', 'joined']);
    expect(new Set(timeline.slice(2).map(({ leadId }) => leadId))).toEqual(new Set([first, second]));
    await nora.post(`leads/${third}/join`, { leadId: first });
    expect((await nora.lead(first)).joined.map(({ id }) => id)).toEqual([second, third]);
    await nora.post(`leads/${second}/split`, {});
    expect((await nora.lead(second)).joined).toEqual([]);
    expect((await nora.lead(first)).joined.map(({ id }) => id)).toEqual([third]);
  });

  test('a joined visitor without a name is called like in the list', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const email = 'pat@mail.example';
    const nameless = await newLead(server, { email, pageUrl: 'https://larkfield.example/lp8/' });
    await server.storage.commit((trx) =>
      trx.updateTable('leads').set({ full_name: '' }).where('id', '=', nameless).execute(),
    );
    const named = await newLead(server, { fullName: 'Pat Doe', email });
    const name = 'Visitor on /lp8';
    expect((await nora.lead(named)).similar).toMatchObject([{ id: nameless, name }]);
    await nora.post(`leads/${named}/join`, { leadId: nameless });
    const { timeline } = await nora.lead(named);
    expect(timeline.filter(({ leadId }) => leadId === named).at(-1)?.event).toMatchObject({
      kind: 'joined',
      with: { name },
    });
  });

  test('a note is added once, however often it is sent', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server);
    const note = { id: crypto.randomUUID(), text: '  Call after six.\n\nNot before. ' };
    await Promise.all([1, 2, 3].map(() => nora.post(`leads/${id}/notes`, note)));
    const { timeline, revision } = await nora.lead(id);
    expect(timeline.at(-1)).toMatchObject({
      by: { name: 'Nora' },
      event: { kind: 'note', text: 'Call after six.\n\nNot before.' },
    });
    expect([kinds(timeline), revision]).toEqual([['received', 'note'], 0]);
    // A duplicated tab continues the draft under the same id.
    for (const _ of [1, 2]) await nora.post(`leads/${id}/notes`, { ...note, text: 'No, before six.' });
    const notes = (await nora.lead(id)).timeline.flatMap(({ event }) =>
      event.kind === 'note' ? [event.text] : [],
    );
    expect(notes).toEqual(['Call after six.\n\nNot before.', 'No, before six.']);
  });
});

test.each([
  [{ revision: 0, state: 'lost' }, { reason: 'Enter a reason.' }],
  [{ revision: 0, isSpam: true, reason: ' ' }, { reason: 'Enter a reason.' }],
  [{ revision: 0, state: 'new' }, { state: 'Choose a state.' }],
  [{ state: 'won' }, { revision: 'Please check this field.' }],
  [{ revision: 0, dueAt: '2026-02-31T99:00Z' }, { dueAt: 'Enter a date and time.' }],
  [{ revision: 0, dueAt: 'tomorrow' }, { dueAt: 'Enter a date and time.' }],
  [{ revision: 0, tags: ['x'.repeat(41)] }, { tags: 'Use at most 20 tags of at most 40 characters each.' }],
  [{ revision: 0, owner: 'stranger@mail.example' }, { owner: 'No staff member has this address.' }],
])('the change %j is refused: %j', async (change, errors) => {
  await using server = await createTestApp();
  const nora = await deskClient(server);
  const id = await newLead(server);
  const answer = await nora.change(id, change as never);
  expect([answer.status, (await answer.json()).errors]).toEqual([422, errors]);
});
