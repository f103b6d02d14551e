import { createHmac } from 'node:crypto';
import { addDays } from '../../lib/day-of.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { createDaySalts } from './day-salts.ts';

/** What one visitor has in common with no other, on most networks. */
export interface VisitorTraits {
  /** The host of the site. */
  site: string;
  address: string;
  userAgent: string;
}

export interface VisitorIds {
  /**
   * The visitor's id of a day: 16 characters that the traits cannot be found from, and that say nothing about another day.
   * @returns undefined while the database is away and the salt of the day is unknown
   */
  of(day: string, traits: VisitorTraits): Promise<string | undefined>;
  /** Forgets the salts of the days before yesterday, here and in the database. */
  forgetSalts(today: string): Promise<void>;
}

/** How long a failed read of a salt is remembered, in ms. */
const retryMs = 5000;

/**
 * Recognizes visitors for a day. All servers use the salt that the first one stored. That of the next day is stored a day
 * early, so an outage at midnight changes nothing.
 */
export function createVisitorIds(storage: Pick<Storage, 'commit'>): VisitorIds {
  const readSalt = createDaySalts(storage);
  const salts = new Map<string, Promise<string | undefined>>();

  function saltOf(day: string): Promise<string | undefined> {
    const known = salts.get(day);
    if (known) return known;
    const salt = Promise.all([readSalt(day), readSalt(addDays(day, 1))])
      .then(([today]) => today)
      .catch(() => {
        setTimeout(() => salts.delete(day), retryMs).unref();
        return undefined;
      });
    salts.set(day, salt);
    return salt;
  }

  return {
    async of(day, { site, address, userAgent }) {
      const salt = await saltOf(day);
      if (salt === undefined) return undefined;
      const traits = JSON.stringify([site, networkOf(address), userAgent]);
      return createHmac('sha256', salt).update(traits).digest('base64url').slice(0, 16);
    },
    async forgetSalts(today) {
      const yesterday = addDays(today, -1);
      for (const day of salts.keys()) if (day < yesterday) salts.delete(day);
      await storage.commit(async (trx) => {
        await trx.deleteFrom('view_salts').where('day', '<', yesterday).execute();
        await trx.deleteFrom('view_visitors').where('day', '<', yesterday).execute();
        await trx.deleteFrom('view_batches').where('day', '<', yesterday).execute();
      });
    },
  };
}
