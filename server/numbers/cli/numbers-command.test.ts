import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { insertLink, insertOrigin, insertViews } from '../../testing/numbers/insert-numbers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { numbersCommand } from './numbers-command.ts';

const clock = () => new Date('2026-03-09T15:00:00Z');

async function openSession() {
  const server = await createTestApp({ clock });
  const run = async (...words: string[]) => {
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, callback) {
        text += chunk;
        callback();
      },
    });
    await numbersCommand.read(
      words,
      'UTC',
    )({
      storage: server.storage,
      clock,
      zone: 'UTC',
      output: { stream, columns: 160, hasColors: false },
      pages: server.pages,
      companyZone: async () => 'America/New_York',
    });
    return text;
  };
  return { ...server, run };
}

test('figures are printed by page and by other groups, and as CSV', async () => {
  await using session = await openSession();
  const { storage, run } = session;
  const at = '2026-03-03T12:00:00.000Z';
  await insertViews(storage, '2026-03-03', { views: 412, forms_opened: 40 });
  await insertViews(storage, '2026-03-04', { views: 88, page: '=x/', source: 'Direct', device: 'desktop' });
  const origin_id = await insertOrigin(storage, '2026-03-03', { campaign: 'spring' });
  await insertLink(storage, { origin_id, viewed_at: at, paid_at: at });
  await insertLink(storage, { paid_at: at, amount_cents: 5000 });
  expect(await run()).toMatchInlineSnapshot(`
    "page              views  forms  leads  rate   95% interval    links  paid  revenue
    /lp8/             412    40     1      0.24%  0.04% to 1.36%  1      1     $219.00
    =x/               88     0      0      0.00%  0.00% to 4.18%  0      0     $0.00
    (without a lead)  0      0      0                             0      1     $50.00
    total             500    40     1      0.20%  0.04% to 1.12%  1      2     $269.00
    2026-02-09 to 2026-03-08, full days in America/New_York.
    "
  `);
  expect(await run('--by=campaign', '--days=7')).toMatchInlineSnapshot(`
    "campaign             views  forms  leads  rate   95% interval    links  paid  revenue
    Google Ads / spring  0      0      1                             1      1     $219.00
    Google Ads / (none)  412    40     0      0.00%  0.00% to 0.92%  0      0     $0.00
    Direct               88     0      0      0.00%  0.00% to 4.18%  0      0     $0.00
    (without a lead)     0      0      0                             0      1     $50.00
    total                500    40     1      0.20%  0.04% to 1.12%  1      2     $269.00
    2026-03-02 to 2026-03-08, full days in America/New_York.
    "
  `);
  expect(await run('--by=device', '--device=desktop', '--csv')).toMatchInlineSnapshot(`
    ""device","views","forms_opened","leads","leads_per_view","leads_per_view_low","leads_per_view_high","links_opened","paid","revenue"
    "desktop","88",,"0","0.000000","0.000000","0.041827","0","0","0.00"
    "total","88","0","0","0.000000","0.000000","0.041827","0","0","0.00"
    "
  `);
  expect(await run('--csv')).toContain(`"'=x/","88"`);
});

test.each([
  [['--by', 'weather'], '--by weather must be one of page, source, campaign, device, variant, revision.'],
  [['--sources', 'Bing'], 'Unknown option --sources; did you mean --source?'],
])('%j is refused at once', (words, message) => {
  expect(() => numbersCommand.read(words, 'UTC')).toThrow(message);
});

test('days that do not exist are refused with their option', async () => {
  await using session = await openSession();
  await expect(session.run('--since', '2026-02-30')).rejects.toThrow(
    '--since: Enter a day, such as 2026-03-02.',
  );
});
