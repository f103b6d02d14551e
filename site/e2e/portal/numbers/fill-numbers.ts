import { join } from 'node:path';
import { addDays, dayOf } from '../../../../server/lib/day-of.ts';
import { openSqlite } from '../../../../server/storage/sqlite/sqlite-storage.ts';
import { insertLink, insertOrigin, insertViews } from '../../../../server/testing/numbers/insert-numbers.ts';
import type { OpenSite } from '../../harness/staff-console.ts';

/** Fills two months of a page with a test, of a page without, and of a payment without a lead, up to yesterday. */
export async function fillNumbers({ folder }: OpenSite): Promise<void> {
  const storage = await openSqlite(join(folder, 'data'), { prepare: async () => {}, busyMs: 5000 });
  const today = dayOf(new Date(), 'America/Chicago');
  for (let back = 60; back >= 1; back -= 1) {
    const day = addDays(today, -back);
    const variants = back <= 10 ? `home-price:${back % 2 ? 'a' : 'b'}` : '';
    await insertViews(storage, day, { page: '/', variants, views: 100, forms_opened: 12 });
    await insertViews(storage, day, { page: '/gone/', source: 'Direct', device: 'desktop', views: 9 });
    const origins = [];
    for (let lead = 0; lead < 2 + (back % 2); lead += 1)
      origins.push(await insertOrigin(storage, day, { page: '/', variants, campaign: 'spring' }));
    const at = `${day}T15:00:00.000Z`;
    if (back % 5 === 0)
      await insertLink(storage, { origin_id: origins[0] ?? null, viewed_at: at, paid_at: at });
    if (back === 3) await insertLink(storage, { amount_cents: 45_000, viewed_at: at, paid_at: at });
  }
  await storage.close();
}
