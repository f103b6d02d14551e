import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { insertBareLead } from '../../testing/leads/bare-lead.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { changeLink, insertLink, lockLink } from '../links/links.ts';
import { beginReminder } from './reminders.ts';

const interleavings = 1000;
const atOnce = 20;

test.each(databases)('on %s, no reminder begins after the payment is recorded', async (database) => {
  await using server = await createTestApp({ database });
  const { storage } = server;
  await storage.commit((trx) => insertBareLead(trx, 'lead'));
  let [begun, refused] = [0, 0];

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
    const steps: string[] = [];
    const remind = async () => {
      await sleep(Math.random() * 4);
      const link = await storage.commit(async (trx) => {
        const found = await beginReminder(trx, { linkId: id, reminderId: randomUUID() }, new Date());
        // A payment that did not wait for the lock would be recorded now.
        await sleep(Math.random() * 4);
        if (found) steps.push('begun');
        return found;
      });
      if (link) begun += 1;
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
        steps.push('paid');
      });
    };
    await Promise.all([remind(), pay()]);
    expect(steps.at(-1)).toBe('paid');
  }

  for (let done = 0; done < interleavings; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, race));
  expect(begun + refused).toBe(interleavings);
  // Both orders occurred.
  expect(Math.min(begun, refused)).toBeGreaterThan(interleavings / 20);
});
