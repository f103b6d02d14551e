import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paymentReminderTarget } from '../../delivery/targets/payment-reminder.ts';
import { createSiteFacts } from '../../site-facts.ts';
import { insertBareLead } from '../../testing/leads/bare-lead.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { changeLink, findLink, insertLink, lockLink } from '../links/links.ts';

const interleavings = 1000;
const atOnce = 20;

test.each(databases)('on %s, no reminder is handed over after the payment is committed', async (database) => {
  await using server = await createTestApp({ database });
  const { storage } = server;
  await storage.commit((trx) => insertBareLead(trx, 'lead'));
  let [begun, refused] = [0, 0];
  // Reading files would let most payments be first.
  const [site, rules] = [await createSiteFacts(server.parts.dist)(), await server.desk.rules()];
  const parts = {
    facts: async () => site,
    rules: async () => rules,
    replyTo: () => 'replies@larkfield.example',
    siteUrl: async () => 'https://larkfield.example/',
    clock: () => new Date(),
  };

  async function race(): Promise<void> {
    const now = new Date();
    const draft = {
      project_name: 'Bundle',
      description: 'Resume.',
      amount_cents: 21_900,
      account: 'test',
      is_test: 1,
      created_by: 'nora@larkfield.example',
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      client_email: 'priya@mail.example',
    };
    const id = await storage.commit((trx) => insertLink(trx, draft, now));
    const found = await findLink(storage.db, id);
    if (!found) throw new Error('The link is gone.');
    let [isPaid, wasSent] = [false, false];
    const send = async () => {
      wasSent = true;
      expect(isPaid).toBe(false);
    };
    const remind = async () => {
      await sleep(Math.random() * 4);
      const target = paymentReminderTarget({
        ...parts,
        // A payment that does not wait for the lock is recorded in one of these pauses.
        storage: {
          async commit(work) {
            const result = await storage.commit(async (trx) => {
              const value = await work(trx);
              await sleep(Math.random() * 4);
              return value;
            });
            await sleep(Math.random() * 4);
            return result;
          },
        },
        mailer: { about: 'memory', acceptedBy: 'memory', send },
      });
      const delivery = { id: randomUUID(), queuedAt: now, event: 'reminder-1', link: found } as const;
      await target.deliver(delivery, AbortSignal.timeout(60_000));
      if (wasSent) begun += 1;
      else refused += 1;
    };
    const pay = async () => {
      await sleep(Math.random() * 4);
      await storage.commit(async (trx) => {
        const link = await lockLink(trx, id);
        if (!link) throw new Error('The link is gone.');
        const at = new Date();
        await changeLink(trx, link, { state: 'paid', paid_at: at.toISOString() }, at);
        await sleep(Math.random() * 4);
      });
      isPaid = true;
    };
    await Promise.all([remind(), pay()]);
  }

  for (let done = 0; done < interleavings; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, race));
  expect(begun + refused).toBe(interleavings);
  // Both orders occurred.
  expect(Math.min(begun, refused)).toBeGreaterThan(interleavings / 20);
});
