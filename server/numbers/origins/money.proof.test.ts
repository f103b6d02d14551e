import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { takeIn } from '../../desk/intake/intake.ts';
import { insertLink } from '../../payments/links/links.ts';
import type { PaymentParts } from '../../payments/payment-parts.ts';
import type { IntentReport } from '../../payments/provider/provider.ts';
import { applyReport } from '../../payments/reconcile/apply-report.ts';
import { storedLead } from '../../testing/leads/stored-lead.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readTotals, reconcileMoney } from './reconcile-money.ts';

const histories = 1000;
const variants = ['lp8-price:control', 'lp8-price:b', ''];

/** The same numbers each time; the seed is in the name of the test. Source: Mulberry32, public domain. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const alwaysOpen = { zone: 'UTC', hours: [], holidays: [], answerWithinMs: 300_000 };

async function newLead({ storage }: TestApp, shown: string, now: Date): Promise<string> {
  const id = randomUUID();
  await storage.commit(async (trx) => {
    const lead = storedLead({ id, submission_key: id, email: `${id}@mail.example`, variants: shown });
    await trx.insertInto('leads').values(lead).execute();
    await takeIn(trx, [id], alwaysOpen, now);
  });
  return id;
}

/** What a card processor can report of a link, in any order and more than once. */
function reportsOf(random: (below: number) => number, linkId: string, amount: number): IntentReport[] {
  const base = {
    ...{
      id: `pi_${linkId}`,
      amountCents: amount,
      clientSecret: 'secret',
      paymentMethod: null,
      decline: null,
    },
    ...{ paidAt: '2026-03-05T10:00:00.000Z', refundedCents: 0, isDisputed: false },
  };
  const part = random(amount);
  const all: IntentReport[] = [
    { ...base, status: 'payable', paidAt: null },
    { ...base, status: 'paid' },
    { ...base, status: 'paid', refundedCents: part },
    // The bank returns a refund to an account that is closed.
    { ...base, status: 'paid', refundedCents: 0 },
    { ...base, status: 'paid', refundedCents: amount },
    { ...base, status: 'paid', isDisputed: true },
    { ...base, status: 'canceled', paidAt: null },
  ];
  return Array.from({ length: random(6) }, () => all[random(all.length)] as IntentReport);
}

describe.each(databases)('on %s', (database) => {
  test(`the revenue of variants equals the payments to the cent after ${histories} histories (seed 18)`, async () => {
    const now = new Date('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, clock: () => now });
    const { db, commit } = server.storage;
    const random = randomOf(18);
    const variantOfLink = new Map<string, string>();
    for (let history = 0; history < histories; history += 1) {
      const shown = variants[random(variants.length)] ?? '';
      const lead = random(10) === 0 ? undefined : await newLead(server, shown, now);
      for (let link = random(3); link > 0; link -= 1) {
        const amount = 100 + random(100_000);
        const id = await commit((trx) =>
          insertLink(
            trx,
            {
              ...{ project_name: 'CV', description: 'CV', amount_cents: amount, account: 'test', is_test: 0 },
              ...{ created_by: 'dana@larkfield.example', expires_at: '2026-04-01T00:00:00.000Z' },
              ...(lead !== undefined && { lead_id: lead }),
            },
            now,
          ),
        );
        variantOfLink.set(id, lead === undefined ? 'none' : shown);
        for (const report of reportsOf(random, id, amount)) {
          const { revision } = await db
            .selectFrom('payment_links')
            .select('revision')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          await applyReport(server.payments as PaymentParts, { linkId: id, revision, report });
        }
      }
      if (lead !== undefined && random(20) === 0)
        await server.privacy.erase({ leadIds: [lead], emails: [], phones: [], reason: 'request' });
    }

    const expected = new Map<string, number>();
    for (const link of await db.selectFrom('payment_links').selectAll().execute()) {
      const paid = link.paid_at === null ? 0 : link.amount_cents;
      const shown = variantOfLink.get(link.id) ?? 'unknown';
      expected.set(shown, (expected.get(shown) ?? 0) + paid - link.refunded_cents);
    }
    const measured = new Map<string, number>();
    for (const row of await db.selectFrom('chain').selectAll().execute()) {
      const shown = row.origin_id === null ? 'none' : (row.variants ?? '');
      measured.set(shown, (measured.get(shown) ?? 0) + Number(row.paid_cents) - Number(row.refunded_cents));
    }
    for (const [shown, cents] of expected) expect(measured.get(shown), shown).toBe(cents);
    expect([...expected.values()].every((cents) => cents > 100_000)).toBe(true);
    const { payments, chain, refunds } = await readTotals(db);
    expect(chain).toEqual(payments);
    expect(refunds).toBe(payments.refunded);
    expect(await reconcileMoney(server.storage, now, { error: () => {} })).toBe(0);
  }, 300_000);
});
