import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import { dayOf } from '../../lib/day-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { experimentKey, refusalKey } from './store-counts.ts';
import { storeViews, type ViewBatch } from './store-views.ts';
import { Tally } from './tally.ts';
import type { ExposureCount, Refusal, RefusalCount, ViewEvent } from './view-event.ts';

export interface ViewCounterParts {
  storage: Pick<Storage, 'commit'>;
  /** The company's time zone, which decides on the day. */
  zone: () => Promise<string>;
  clock: Clock;
  logger: Logger;
  flushEveryMs?: number;
}

/** A variant that the server chose. */
type Choice = Omit<ExposureCount, 'day' | 'exposures'>;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/** This many events are written without waiting for the timer: on SQLite, a lead that arrives then waits for milliseconds. */
const fullBatch = 100;

/** More are written together only when the database falls behind, because a larger batch costs less per event. */
const maxBatch = 250;

/** How much longer than a write the pause after it is: nine tenths of the time, the database is left to the leads. */
const pausePerWrite = 9;

/** Beyond this many unwritten events, new ones are dropped to protect the server's memory. */
export const maxWaiting = 10_000;

/** Sources or campaigns of a day that are counted by their name. Anyone can invent more. */
const maxNames = 500;

/** Keeps events in memory and writes them every second, or as soon as a batch is full: a write for each view would cost more. */
export function createViewCounter({ storage, zone, clock, logger, flushEveryMs = 1000 }: ViewCounterParts) {
  let waiting: ViewEvent[] = [];
  /** Choices by second; the second determines their day. */
  let shown: { second: number; day: Promise<string>; counts: Map<Choice, number> }[] = [];
  let counted = Promise.resolve();
  let exposures = newExposures();
  let refusals = newRefusals();
  /** A batch whose commit failed, possibly after it was stored; it is tried again as it is. */
  let unfinished: ViewBatch | undefined;
  let flushing: Promise<void> | undefined;
  let isDropping = false;
  /** Until then, only the timer writes. */
  let pausedUntilMs = 0;
  const names = createNames();
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();

  let lastZone = 'UTC';
  let last = { second: -1, day: Promise.resolve('') };

  /** Read once a second: a flood of views would read the build's file as often. */
  function today(): Promise<string> {
    const now = clock();
    const second = secondOf(now);
    if (second !== last.second) last = { second, day: readDay(now) };
    return last.day;
  }

  async function readDay(now: Date): Promise<string> {
    // A build replaces the file with the zone.
    lastZone = await zone().catch(() => lastZone);
    return dayOf(now, lastZone);
  }

  async function count(event: Omit<ViewEvent, 'day' | 'at'>): Promise<void> {
    const day = await today();
    if (waiting.length >= maxWaiting) return drop(day);
    waiting.push({
      ...event,
      day,
      at: clock().toISOString(),
      source: names.bounded(day, 'source', event.source),
      campaign: names.bounded(day, 'campaign', event.campaign),
    });
    if (waiting.length >= fullBatch && !flushing && clock().getTime() >= pausedUntilMs) void writeWaiting();
  }

  function drop(day: string): void {
    if (!isDropping)
      logger.error({ waiting: waiting.length }, 'views are dropped until the database answers');
    isDropping = true;
    refusals.add({ day, reason: 'dropped' }, { count: 1 });
  }

  /** Writes what waits, one batch after another; what could not be written is kept for the next time. */
  async function flush(): Promise<void> {
    await countShown();
    return writeWaiting();
  }

  async function writeWaiting(): Promise<void> {
    // What arrived while the last batch was written is not part of it.
    if (flushing) await flushing;
    flushing ??= writeAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  /** Once a second, because this takes as long as a tenth of an answer from memory. */
  function countShown(): Promise<void> {
    const seconds = shown;
    shown = [];
    counted = counted.then(async () => {
      for (const { day: known, counts } of seconds) {
        const day = await known;
        for (const [choice, exposed] of counts) {
          const source = names.bounded(day, 'source', choice.source);
          exposures.add({ ...choice, day, source }, { exposures: exposed });
        }
      }
    });
    return counted;
  }

  async function writeAll(): Promise<void> {
    const startedMs = clock().getTime();
    try {
      if (unfinished) await write(unfinished);
      // What arrives from now on waits until it fills a batch of its own.
      let left = waiting.length;
      let isDue = left > 0 || exposures.size > 0 || refusals.size > 0;
      while (isDue) {
        unfinished = await nextBatch();
        left -= unfinished.events.length;
        isDue = left > 0;
        await write(unfinished);
      }
    } catch (err) {
      logger.warn({ err, waiting: waiting.length }, 'views could not be stored; will retry');
    }
    const endedMs = clock().getTime();
    pausedUntilMs = endedMs + pausePerWrite * (endedMs - startedMs);
  }

  async function write(batch: ViewBatch): Promise<void> {
    await storage.commit((trx) => storeViews(trx, batch));
    unfinished = undefined;
    isDropping = false;
  }

  async function nextBatch(): Promise<ViewBatch> {
    const day = await today();
    const batch = {
      id: randomUUID(),
      day,
      events: waiting.slice(0, maxBatch),
      exposures: exposures.rows(),
      refusals: refusals.rows(),
    };
    waiting = waiting.slice(maxBatch);
    exposures = newExposures();
    refusals = newRefusals();
    return batch;
  }

  return {
    count,
    /** The present day of the company. */
    today,
    async refuse(reason: Refusal): Promise<void> {
      // A batch may take the counts while the day is read, so they are looked up after it.
      const day = await today();
      refusals.add({ day, reason }, { count: 1 });
    },
    /** Counts a variant that the server chose for a visitor. Passing the same object each time is faster than passing equal ones. */
    expose(choice: Choice): void {
      const second = secondOf(clock());
      let last = shown.at(-1);
      if (last?.second !== second) {
        last = { second, day: today(), counts: new Map() };
        shown.push(last);
      }
      last.counts.set(choice, (last.counts.get(choice) ?? 0) + 1);
    },
    flush,
    /** Stops the timer, and writes once more. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

const newExposures = () =>
  new Tally<Omit<ExposureCount, 'exposures'>, 'exposures'>(experimentKey, ['exposures']);
const newRefusals = () => new Tally<Omit<RefusalCount, 'count'>, 'count'>(refusalKey, ['count']);

function createNames() {
  let day = '';
  let known = { source: new Set<string>(), campaign: new Set<string>() };
  return {
    /** The name, or `Other` for one of too many. */
    bounded(on: string, kind: keyof typeof known, name: string): string {
      if (on !== day) known = { source: new Set(), campaign: new Set() };
      day = on;
      if (known[kind].size >= maxNames && !known[kind].has(name)) return 'Other';
      known[kind].add(name);
      return name;
    },
  };
}
