import { describe, expect, test } from 'vitest';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fold, phoneWords, searchWords } from './fold.ts';

test('text is folded to plain words', () => {
  expect(fold('  Zoë O’Brien-Łoś, <b>CV</b> №5 ＡＢＣ')).toBe('zoe o brien łos b cv b no5 abc');
  expect(fold('山田 太郎, Дарья')).toBe('山田 太郎 дарья');
  expect(fold(`${'x'.repeat(100)} y`)).toBe(`${'x'.repeat(60)} y`);
});

test('every end of a phone number is a word, so parts of it are starts of words', () => {
  expect(phoneWords('+1 (813) 555')).toBe('1813555 813555 13555 3555');
  expect(phoneWords('12')).toBe('');
});

test.each([
  ['Dana Wh', ['dana', 'wh']],
  ['(813) 555-01', ['81355501']],
  ['813', ['813']],
  ['+1 813 555 0142', ['8135550142']],
  ['1 (813) 55', ['81355']],
  ['18135550142', ['8135550142']],
  ['+81 3 1234 5678', ['312345678']],
  ['1234', ['1234']],
  ['0142', ['0142']],
  ['dana dana', ['dana']],
  ['" OR *', ['or']],
  ["'; --", []],
])('%s searches for %j', (text, words) => expect(searchWords(text)).toEqual(words));

describe.each(databases)('on %s', (database) => {
  async function filled(server: TestApp): Promise<void> {
    await newLead(server, {
      fullName: 'Zoë Müller',
      email: 'zoe.mueller@post.example',
      phoneNumber: '+1 (402) 555-0118',
      message: 'Warehouse lead, 14 years.',
    });
    await newLead(server, { fullName: 'Joel Aguirre', phoneNumber: '+1 (813) 555-0173' });
    await newLead(server, { fullName: 'Kim Doe', phoneNumber: '512-555-0199' });
    await newLead(server, { fullName: '山田 太郎', phoneNumber: '+81 3 1234 5678', country: 'JAPAN' });
  }

  test('a search finds names, addresses, phone digits, and words, in all queues', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    await filled(server);
    const all = ['山田 太郎', 'Kim Doe', 'Joel Aguirre', 'Zoë Müller'];
    const cases: [string, string[]][] = [
      ['muller', ['Zoë Müller']],
      ['ZOË mül', ['Zoë Müller']],
      ['zoe.mueller@post', ['Zoë Müller']],
      ['5550118', ['Zoë Müller']],
      ['(402) 555', ['Zoë Müller']],
      ['0173', ['Joel Aguirre']],
      ['+1 (813) 555-0173', ['Joel Aguirre']],
      ['+1 512 555 0199', ['Kim Doe']],
      ['512-555-0199', ['Kim Doe']],
      ['warehouse 14', ['Zoë Müller']],
      ['山田', ['山田 太郎']],
      ['professional', all],
      ['house', []],
      ['joel muller', []],
      ['%', []],
      ['"', []],
      ["professional'", all],
      ['professional OR zoe', []],
      ['NEAR(zoe muller)', []],
    ];
    for (const [search, names] of cases)
      expect(await nora.names(`queue=won&search=${encodeURIComponent(search)}`), search).toEqual({
        found: names,
      });
  });

  test('a search finds notes of staff, and narrows down with filters', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server, { fullName: 'Wes Calloway' });
    await nora.post(`leads/${id}/notes`, { id: crypto.randomUUID(), text: 'Prefers Thursdays – no ERP!' });
    await nora.post(`leads/${id}/notes`, { id: crypto.randomUUID(), text: 'Second note' });
    expect(await nora.names('search=erp second')).toEqual({ found: ['Wes Calloway'] });
    expect(await nora.names('search=erp&source=Bing')).toEqual({ found: [] });
  });

  test('a search still finds what was sent after a visitor added to the lead', async () => {
    await using server = await createTestApp({ database });
    const nora = await deskClient(server);
    const id = await newLead(server, { fullName: 'Pat Doe', email: 'pat@mail.example' });
    await nora.post(`leads/${id}/notes`, { id: crypto.randomUUID(), text: 'Kept' });
    await server.storage.commit((trx) =>
      trx.updateTable('leads').set({ message: 'Added later' }).where('id', '=', id).execute(),
    );
    server.desk.intake.take(id);
    await server.desk.intake.idle();
    expect(await nora.names('search=later kept pat')).toEqual({ found: ['Pat Doe'] });
  });
});
