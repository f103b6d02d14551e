import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { queueDeliveries } from '../../delivery/outbox/queue.ts';
import type { Lead } from '../../delivery/target.ts';
import { startDeliveryWorker } from '../../delivery/worker.ts';
import { takeIn } from '../../desk/intake/intake.ts';
import { insertLink } from '../../payments/links/links.ts';
import { applyReport } from '../../payments/reconcile/apply-report.ts';
import { storedLead } from '../leads/stored-lead.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { attributionWith } from './evidence.ts';
import { type FakeGoogle, googleUploads, startFakeGoogle } from './fake-google.ts';
import { type FakeMeta, metaUploads, startFakeMeta } from './fake-meta.ts';

/** An app that reports conversions to a Google and a Meta of the test. */
export interface AdsApp extends TestApp {
  google: FakeGoogle;
  meta: FakeMeta;
  /** Stores a lead of a visitor who came from ads of both and allowed ads, and queues it; resolves with its id. */
  addLead(changes?: Partial<Lead>): Promise<string>;
  /** Creates a link for a lead, which costs 150 dollars; resolves with its id. */
  addLink(leadId: string | null, changes?: { is_test: 0 | 1 }): Promise<string>;
  /** The card processor reports that the link is paid, and how much of it is refunded. */
  reportPaid(linkId: string, refundedCents?: number): Promise<void>;
  /** Delivers conversions until disposed. */
  startWorker(): AsyncDisposable;
  /** Targets of the queued conversions, sorted. */
  queued(): Promise<string[]>;
  /** Number of conversions by status. */
  states(): Promise<Record<string, number>>;
}

const draft = {
  project_name: 'CV',
  description: 'CV',
  amount_cents: 15_000,
  account: 'test',
  created_by: 'dana@larkfield.example',
  expires_at: '2026-04-01T00:00:00.000Z',
};

const paidReport = {
  status: 'paid',
  clientSecret: 'secret',
  paymentMethod: null,
  decline: null,
  paidAt: '2026-03-02T10:00:05.000Z',
  isDisputed: false,
} as const;

const alwaysOpen = { zone: 'UTC', hours: [], holidays: [], answerWithinMs: 300_000 };

export async function createAdsApp(options: TestAppOptions = {}): Promise<AdsApp> {
  const start = new Date('2026-03-02T10:00:10Z');
  const began = Date.now();
  const clock = options.clock ?? (() => new Date(start.getTime() + Date.now() - began));
  const [google, meta] = await Promise.all([startFakeGoogle(), startFakeMeta(clock)]);
  const app = await createTestApp({
    conversionUploads: { google: googleUploads, meta: metaUploads },
    ...options,
    clock,
    environment: {
      ...google.environment,
      ...meta.environment,
      DELIVERY_SETTLE_MS: '0',
      DELIVERY_FIRST_RETRY_MS: '10',
      DELIVERY_LONGEST_RETRY_MS: '10',
      ...options.environment,
    },
  });
  const { storage, conversions } = app;
  const names = app.conversionTargets.map(({ name }) => name);
  const rows = async () => {
    const all = await storage.db.selectFrom('outbox').select(['target', 'status']).execute();
    return all.filter(({ target }) => names.includes(target));
  };
  return {
    ...app,
    google,
    meta,
    async addLead(changes) {
      const id = randomUUID();
      const attribution = attributionWith({ gclid: `click-${id}`, fbclid: `Click-${id}` });
      const lead = storedLead({ submission_key: id, attribution, ...changes, id });
      await storage.commit(async (trx) => {
        await trx.insertInto('leads').values(lead).execute();
        await takeIn(trx, [id], alwaysOpen, clock());
        await queueDeliveries(trx, id, clock(), { targets: [], settleMs: 0, conversions });
      });
      return id;
    },
    addLink: (lead_id, { is_test } = { is_test: 0 }) =>
      storage.commit((trx) => insertLink(trx, { ...draft, lead_id, is_test }, clock())),
    async reportPaid(linkId, refundedCents = 0) {
      const link = await storage.db
        .selectFrom('payment_links')
        .selectAll()
        .where('id', '=', linkId)
        .executeTakeFirstOrThrow();
      const report = { ...paidReport, id: `pi_${linkId}`, amountCents: link.amount_cents, refundedCents };
      const { payments } = app;
      if (payments) await applyReport(payments, { linkId, revision: link.revision, report });
    },
    startWorker() {
      const worker = startDeliveryWorker({
        storage,
        targets: app.conversionTargets,
        settings: { ...app.config.delivery, pollMs: 10 },
        clock,
        logger: pino({ level: 'silent' }),
      });
      return { [Symbol.asyncDispose]: () => worker.stop(100) };
    },
    queued: async () => (await rows()).map(({ target }) => target).toSorted(),
    async states() {
      const byStatus = Map.groupBy(await rows(), ({ status }) => status);
      return Object.fromEntries([...byStatus].map(([status, all]) => [status, all.length]));
    },
    async [Symbol.asyncDispose]() {
      for (const platform of [google, meta]) await platform[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}
