import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCliSession } from '../../testing/cli-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { widthOf } from '../text/terminal-text.ts';
import { list } from './list.ts';

describe.each(databases)('on %s', (database) => {
  test('leads are listed newest first with their delivery state, and counted', async () => {
    await using session = await createCliSession({ database });
    const old = await session.addLead({ id: '019c0000-0000-7000-8000-000000000001' });
    await session.addDelivery(old, { status: 'delivered' });
    await session.addDelivery(old, { status: 'delivered', target: 'crm' });
    const recent = await session.addLead({
      id: '019c0001-0000-7000-8000-000000000001',
      full_name: 'Sam\u001b[2J Ellis',
      received_at: '2026-03-07T23:59:00.000Z',
      form: null,
    });
    await session.addDelivery(recent);
    await session.addDelivery(recent, { status: 'dead', target: 'crm' });
    await session.addLead({ spam_reason: 'honeypot' });
    expect(await session.run(list, [])).toMatchInlineSnapshot(`
      "id        received     name           phone              email                      service                      page  form   delivery
      019c0001  03-07 23:59  Sam�[2J Ellis  +1 (813) 555-0142  jordan.ellis@mail.example  Professional Resume Writing  /lp8         dead: crm; pending: notice
      019c0000  03-02 10:00  Jordan Ellis   +1 (813) 555-0142  jordan.ellis@mail.example  Professional Resume Writing  /lp8  order  delivered
      2 of 2 leads; times are in UTC. Also 1 spam lead; run spam list.
      "
    `);
  });

  test('a narrow terminal shows every column without wrapping', async () => {
    await using session = await createCliSession({ database });
    await session.addLead({ full_name: '山田 太郎'.repeat(9), service: 'x'.repeat(200) });
    const lines = (await session.run(list, [], { columns: 80 })).split('\n');
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    expect(lines[0]?.split(/ +/)).toHaveLength(9);
    expect(lines[1]).toContain('+1 (813) 555-0142');
  });

  test('--limit limits what is shown, not what is counted', async () => {
    await using session = await createCliSession({ database });
    for (let index = 0; index < 7; index += 1) await session.addLead({ full_name: `Visitor ${index}` });
    for (const words of [[], ['--search', 'visitor']]) {
      const text = await session.run(list, ['--limit', '3', ...words]);
      expect(text.split('\n')).toHaveLength(6);
      expect(text).toContain('3 of 7 leads;');
    }
  });

  test.each([
    [['--since', '2026-03-02'], 'b c d'],
    [['--until', '2026-03-02'], 'a b c'],
    [['--since', '2026-03-02', '--until', '2026-03-02T11:00:00Z'], 'b'],
    [['--form', 'contact'], 'c'],
    [['--form', 'contac'], ''],
    [['--status', 'delivered'], 'a'],
    [['--status', 'pending'], 'b c'],
    [['--status', 'dead'], 'c'],
    [['--search', 'ZOË'], 'd'],
    [['--search', '%'], ''],
    [['--search', 'zoe', '--since', '2026-03-04'], ''],
  ])('%j finds "%s"', async (words, found) => {
    await using session = await createCliSession({ database });
    const a = await session.addLead({ service: 'a', received_at: '2026-03-01T23:59:59.999Z' });
    await session.addDelivery(a, { status: 'delivered' });
    const b = await session.addLead({ service: 'b', received_at: '2026-03-02T00:00:00.000Z' });
    await session.addDelivery(b, { status: 'delivered' });
    await session.addDelivery(b, { target: 'crm' });
    const c = await session.addLead({
      service: 'c',
      form: 'contact',
      received_at: '2026-03-02T23:59:59.999Z',
    });
    await session.addDelivery(c);
    await session.addDelivery(c, { status: 'dead', target: 'crm' });
    await session.addLead({ service: 'd', full_name: 'zoë', received_at: '2026-03-03T00:00:00.000Z' });
    const { total, leads } = JSON.parse(await session.run(list, ['--json', ...words]));
    const services = leads.map(({ service }: { service: string }) => service).sort();
    expect([services.join(' '), total]).toEqual([found, services.length]);
  });

  test('pages are shown by title, and leads are found by page, variant, and campaign', async () => {
    await using session = await createCliSession({ database });
    mkdirSync(join(session.distDir, '.build'), { recursive: true });
    const pages = [
      { name: 'lp8', route: '/lp8/', title: 'Nurses | Larkfield' },
      { name: 'texas', route: '/texas/', title: 'Texas nurses', extends: ['lp8'] },
    ];
    writeFileSync(join(session.distDir, '.build/pages.json'), JSON.stringify(pages));
    await session.addLead({ full_name: 'Ann', attribution: null });
    const touch = { at: '2026-03-02', landingPage: '/texas/', referrer: '', params: { utm_campaign: 'TX' } };
    await session.addLead({
      full_name: 'Bea',
      page_url: 'https://larkfield.example/texas/?a=1',
      attribution: JSON.stringify({ last: touch }),
    });
    await session.addLead({ full_name: 'Cat', page_url: '/gone/', attribution: null });
    const found = async (...words: string[]) => {
      const { total, leads } = JSON.parse(await session.run(list, ['--json', ...words]));
      expect(total).toBe(leads.length);
      return leads.map(({ fullName }: { fullName: string }) => fullName).sort();
    };
    const text = await session.run(list, []);
    for (const row of [/Ann .*Nurses \| Larkfield /, /Bea .*Texas nurses /, /Cat .*\/gone /])
      expect(text).toMatch(row);
    expect(await found('--page', 'lp8')).toEqual(['Ann', 'Bea']);
    expect(await found('--variant', 'lp8')).toEqual(['Ann']);
    expect(await found('--page', '/gone')).toEqual(['Cat']);
    expect(await found('--campaign', 'tx', '--page', 'lp8')).toEqual(['Bea']);
    await expect(found('--page', 'texan')).rejects.toThrow('Did you mean texas?');
  });

  test('ids are as long as needed to be unambiguous', async () => {
    await using session = await createCliSession({ database });
    await session.addLead({ id: '019c0000-1111-7000-8000-000000000001' });
    await session.addLead({ id: '019c0000-1112-7000-8000-000000000001', full_name: 'Sam Ellis' });
    await session.addLead({ id: '019c0001-1112-7000-8000-000000000001', full_name: 'Sam Ellis' });
    const text = await session.run(list, ['--search', 'sam']);
    expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'id',
      '019c0001',
      '019c0000-1112',
      '2',
      '',
    ]);
  });

  test('--json contains everything, with the names that webhooks use', async () => {
    await using session = await createCliSession({ database });
    const id = await session.addLead();
    await session.addDelivery(id, { last_error: 'It was away.' });
    const { leads } = JSON.parse(await session.run(list, ['--json']));
    expect(leads).toMatchObject([
      {
        id,
        fullName: 'Jordan Ellis',
        receivedAt: '2026-03-02T10:00:00.000Z',
        consents: [{ name: 'termsAgreed', given: true }],
        deliveries: [{ target: 'notice', status: 'pending', lastError: 'It was away.' }],
      },
    ]);
  });
});

test('an empty list says so', async () => {
  await using session = await createCliSession();
  expect(await session.run(list, [])).toBe('0 of 0 leads; times are in UTC.\n');
});

test('delivery states have colors in a terminal only', async () => {
  await using session = await createCliSession();
  await session.addDelivery(await session.addLead(), { status: 'dead' });
  expect(await session.run(list, [])).not.toContain('\u001b');
  expect(await session.run(list, [], { hasColors: true })).toContain('\u001b[31mdead: notice');
});

test.each([
  [['--limit', '0'], '--limit 0 must be a positive whole number.'],
  [['--limit', 'x'], '--limit x must be a positive whole number.'],
  [['--status', 'open'], '--status open must be one of delivered, pending, dead.'],
  [['--since', 'monday'], '--since monday must be a day, e.g. 2026-03-01'],
  [
    ['--since', '2026-03-02', '--until', '2026-03-01'],
    '--since 2026-03-02 must be before --until 2026-03-01.',
  ],
  [['--page', 'lp8', '--variant', 'lp8'], 'use --page or --variant, not both'],
  [['--serach', 'x'], 'Unknown option --serach; did you mean --search?'],
  [['--limit'], "Option '--limit <value>' argument missing; see --help."],
  [['jordan'], 'Unexpected argument "jordan"; see --help.'],
])('%j is refused before anything is opened', (words, says) => {
  expect(() => list.read(words, 'UTC')).toThrow(says);
});
