import { createHmac } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/day-of.ts';
import type { ReadDaySalt } from '../../numbers/count/day-salts.ts';
import { bucketCount } from './assignment-table.ts';

/** What recognizes a visitor for a day, without a cookie. */
export interface DayVisitor {
  /** Null if it is unknown. */
  address: string | null;
  agent: string | undefined;
}

/** Buckets of visitors without a cookie. They change each day, and nothing about the visitor is stored. */
export interface DayBuckets {
  /** Undefined while the salt of the day is not in memory. @param zone IANA name of the company's time zone */
  now: (visitor: DayVisitor, zone: string) => number | undefined;
  /** Undefined if the salt cannot be read: then visitors see the control, and are not counted. */
  load: (visitor: DayVisitor, zone: string) => Promise<number | undefined>;
}

/** After a failure, the salt is read again at the earliest after this time, so an outage does not slow pages down. */
const retryAfterMs = 5000;

export function createDayBuckets(readSalt: ReadDaySalt, clock: Clock): DayBuckets {
  let known = { day: '', salt: '' };
  let reading: { day: string; salt: Promise<string> } | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let today = { zone: '', untilMs: 0, day: '' };

  /** The day, looked up once a minute: time zones take longer than all the rest. */
  function dayNow(zone: string): string {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (today.zone !== zone || today.untilMs !== minute)
      today = { zone, untilMs: minute, day: dayOf(now, zone) };
    return today.day;
  }

  function bucketNow(visitor: DayVisitor, day: string): number | undefined {
    return known.day === day && visitor.address !== null ? dayBucket(known.salt, visitor) : undefined;
  }

  return {
    now: (visitor, zone) => bucketNow(visitor, dayNow(zone)),
    async load(visitor, zone) {
      const day = dayNow(zone);
      if (known.day !== day && clock().getTime() - failedAtMs > retryAfterMs) {
        if (reading?.day !== day) reading = { day, salt: readSalt(day) };
        try {
          known = { day, salt: await reading.salt };
        } catch {
          failedAtMs = clock().getTime();
        }
        reading = undefined;
      }
      return bucketNow(visitor, day);
    },
  };
}

/** The bucket of a visitor on a day, from HMAC-SHA-256 of address and agent under the salt of the day. */
export function dayBucket(salt: string, { address, agent = '' }: DayVisitor): number {
  const digest = createHmac('sha256', salt).update(`bucket\n${address}\n${agent}`).digest();
  return digest.readUInt32BE(0) % bucketCount;
}
