import { describe, expect, test } from 'vitest';
import { conflictOf, deskClient, newLead } from '../testing/desk/desk-client.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

describe.each(databases)('on %s', (database) => {
  test('a lead moves through the queues as staff work on it', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server, { fullName: 'Joel Aguirre' });
    expect(await nora.names('queue=new')).toEqual({ unclaimed: ['Joel Aguirre'] });
    expect((await nora.claim(id)).status).toBe(200);
    expect(await nora.names('queue=mine')).toEqual({ unclaimed: [], next: ['Joel Aguirre'], waiting: [] });
    await nora.changed(id, { state: 'waiting' });
    expect(await nora.names('queue=waiting')).toEqual({ unclaimed: [], waiting: ['Joel Aguirre'] });
    expect((await nora.desk()).counts).toEqual({
      new: 0,
      mine: 1,
      waiting: 1,
      open: 1,
      won: 0,
      lost: 0,
      spam: 0,
    });
    // A lead without an owner waits for one.
    expect(await nora.changed(id, { owner: null })).toMatchObject({ state: 'open', owner: null });
    expect(await nora.names('queue=new')).toEqual({ unclaimed: ['Joel Aguirre'] });
    await nora.changed(id, { state: 'won' });
    expect(await nora.names('queue=won')).toEqual({ found: ['Joel Aguirre'] });
    expect(await nora.names('queue=mine')).toEqual({ unclaimed: [], next: [], waiting: [] });
  });

  test('unclaimed leads are listed by their wait, and work by what is due first', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, clock: () => new Date(now) });
    const nora = await deskClient(server);
    const ids: string[] = [];
    for (const fullName of ['First', 'Second', 'Third']) {
      ids.push(await newLead(server, { fullName }));
      now += 60_000;
    }
    expect(await nora.names('queue=new')).toEqual({ unclaimed: ['First', 'Second', 'Third'] });
    expect((await nora.desk()).oldestUnclaimedAt).toBe('2026-03-02T10:00:00.000Z');
    for (const id of ids) await nora.claim(id);
    await nora.changed(ids[2] ?? '', { dueAt: '2026-03-01T09:00:00Z' });
    await nora.changed(ids[0] ?? '', { dueAt: '2026-03-05T09:00:00Z' });
    expect(await nora.names('queue=mine')).toMatchObject({ next: ['Third', 'Second', 'First'] });
  });

  test('a group is read in parts, without gaps or repetitions', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    for (let index = 0; index < 53; index += 1) await newLead(server, { fullName: `Visitor ${index}` });
    const [first] = await nora.groups('queue=new');
    expect([first?.total, first?.leads.length]).toEqual([53, 50]);
    const [rest] = await nora.groups(`queue=new&group=unclaimed&after=${first?.next}`);
    expect([rest?.total, rest?.next]).toEqual([53, null]);
    const names = [...(first?.leads ?? []), ...(rest?.leads ?? [])].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 53 }, (_, index) => `Visitor ${index}`));
  });

  test('filters narrow a queue down, and list the values that leads have', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const touch = (params: Record<string, string>) => ({
      last: { at: new Date().toISOString(), landingPage: '/lp8/', referrer: '', params },
    });
    const ad = await newLead(server, {
      fullName: 'Ad',
      pageUrl: 'https://larkfield.example/lp8/?gclid=1',
      attribution: touch({ gclid: '1', utm_campaign: 'Spring' }),
    });
    await newLead(server, { fullName: 'Plain', pageUrl: 'https://larkfield.example/pricing/' });
    await nora.changed(ad, { tags: ['Rush', 'rush', 'Call back'] });
    for (const filter of ['page=/lp8', 'source=Google Ads', 'campaign=Spring', 'tag=call back'])
      expect(await nora.names(`queue=new&${filter}`), filter).toEqual({ unclaimed: ['Ad'] });
    expect(await nora.names('queue=new&page=/pricing&tag=rush')).toEqual({ unclaimed: [] });
    await nora.claim(ad);
    const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
    expect((await luis.desk()).filters).toMatchObject({ campaigns: [], tags: [] });
    expect((await nora.desk()).filters).toEqual({
      pages: [
        { path: '/lp8', title: '/lp8' },
        { path: '/pricing', title: '/pricing' },
      ],
      sources: ['Direct', 'Google Ads'],
      campaigns: ['Spring'],
      tags: ['call back', 'rush'],
    });
  });

  test('the home page and a renamed page are one choice each, and leads without a page are of neither', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    writeFiles(server.distDir, {
      '.build/pages.json': JSON.stringify([
        { name: 'home', route: '/', title: 'Home' },
        { name: 'lp8', route: '/lp8/', title: 'Landing page 8', formerly: ['/old/'] },
      ]),
    });
    for (const [fullName, path] of [
      ['New', '/lp8/'],
      ['Old', '/old'],
      ['Home', '/?gclid=1'],
    ])
      await newLead(server, { fullName, pageUrl: `https://larkfield.example${path}` });
    const none = await newLead(server, { fullName: 'None' });
    await server.storage.commit((trx) =>
      trx.updateTable('leads').set({ page_url: null }).where('id', '=', none).execute(),
    );
    server.desk.intake.take(none);
    await server.desk.intake.idle();
    expect((await nora.desk()).filters.pages.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: '/', title: 'Home' },
      { path: '/lp8', title: 'Landing page 8' },
    ]);
    expect(await nora.names('queue=new&page=/')).toEqual({ unclaimed: ['Home'] });
    for (const page of ['/lp8', '/old'])
      expect(await nora.names(`queue=new&page=${page}`)).toEqual({ unclaimed: ['New', 'Old'] });
  });

  test('an agent who claims a lead of a colleague learns whose it is, and nothing else of it', async () => {
    await using server = await createTestApp({ database });
    const dana = await deskClient(server, 'dana@larkfield.example');
    const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
    const id = await newLead(server);
    await dana.claim(id);
    await dana.changed(id, { state: 'waiting', tags: ['private'] });
    const { lead, since } = await conflictOf(await luis.claim(id));
    expect([lead, since.map(({ by, event }) => [by?.name, event.kind])]).toEqual([
      null,
      [['Dana', 'claimed']],
    ]);
  });

  test('an agent sees own and unassigned leads only', async () => {
    await using server = await createTestApp({ database });
    const dana = await deskClient(server, 'dana@larkfield.example', 'manager');
    const luis = await deskClient(server, 'luis@larkfield.example', 'agent');
    const hers = await newLead(server, { fullName: 'Hers' });
    const his = await newLead(server, { fullName: 'His' });
    await newLead(server, { fullName: 'Open' });
    await dana.claim(hers);
    await luis.claim(his);
    expect(await dana.names('queue=open')).toEqual({
      unclaimed: ['Open'],
      next: ['Hers', 'His'],
      waiting: [],
    });
    expect(await luis.names('queue=open')).toEqual({ unclaimed: ['Open'], next: ['His'], waiting: [] });
    expect(await luis.names('search=h')).toEqual({ found: ['His'] });
    expect((await luis.desk()).counts).toMatchObject({ new: 1, mine: 1, open: 1 });
    const taken = await luis.get(`leads/${hers}`);
    expect(taken.status).toBe(403);
    expect(await taken.json()).toMatchObject({ code: 'lead_taken', message: 'Dana has this lead now.' });
    const text = 'Mine now.';
    for (const [call, body] of [
      ['pass', {}],
      ['change', { revision: 1, state: 'won' }],
      ['notes', { id: crypto.randomUUID(), text }],
      ['mails', { id: crypto.randomUUID(), subject: 'Resume', text }],
      ['join', { leadId: his }],
      ['split', {}],
    ] as const) {
      const { lead, since } = await conflictOf(await luis.post(`leads/${hers}/${call}`, body));
      expect([lead, since.map(({ by, event }) => [by?.name, event.kind])], call).toEqual([
        null,
        [['Dana', 'claimed']],
      ]);
      expect((await luis.post(`leads/${crypto.randomUUID()}/${call}`, body)).status, call).toBe(404);
    }
    expect((await luis.post(`leads/${his}/join`, { leadId: hers })).status).toBe(404);
    expect((await dana.lead(hers)).timeline).toHaveLength(2);
  });
});

test.each(['queue=all', 'queue=new&after=x', 'queue=new&group=rest', 'queue=new&after=bm8&group=unclaimed'])(
  'a list of %s does not exist',
  async (query) => {
    await using server = await createTestApp();
    const nora = await deskClient(server);
    const answer = await nora.get(`leads?${query}`);
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_fields']);
  },
);
