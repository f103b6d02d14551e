import { expect, test } from 'vitest';
import { retentionMessage } from './retention-report.ts';

test('the manager reads what was erased in plain words', () => {
  const report = JSON.stringify({
    leads: { spam: 2, lost: 1 },
    people: 2,
    rows: {
      leads: 3,
      desk_leads: 3,
      submissions: 4,
      attachment_chunks: 90,
      desk_tags: 1,
      outbox: 6,
      payment_links: 1,
    },
  });
  const run = { day: '2026-11-25', claimed_until: '', finished_at: '2026-11-25T09:00:00.000Z', report };
  const message = retentionMessage({ id: '1', queuedAt: new Date('2026-11-25T09:00:00Z'), run }, []);
  expect(message.text).toMatchInlineSnapshot(`
    "Last night, the site erased what \`retention\` in site.yaml no longer allows it to keep.

    Leads of the rule "spam": 2
    Leads of the rule "lost": 1
    People erased completely: 2
    Forms: 4
    Payment links, kept without the client’s data: 1
    Other records: 7"
  `);
});
