import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ConversionUploads } from '../../schema/generated/types.ts';
import { type Ads, conversionTargets, openAds } from '../ads/ads.ts';
import type { ConversionRules } from '../ads/conversion-names.ts';
import { type AppParts, createApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { siteFolders } from '../config/site-folders.ts';
import type { BatchTarget, Target } from '../delivery/target.ts';
import { chooseTargets } from '../delivery/targets/choose-targets.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { openDeskMail } from '../desk/mail/desk-mail.ts';
import { createDeskRules } from '../desk/routing/desk-rules.ts';
import type { OnExposure } from '../experiments/exposure.ts';
import type { Clock } from '../lib/clock.ts';
import { systemClock } from '../lib/clock.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createViewCounter, type ViewCounter } from '../numbers/count/view-counter.ts';
import { createVisitorIds, type VisitorIds } from '../numbers/count/visitor-ids.ts';
import { type PageList, readPageList } from '../page-list.ts';
import { openPayments } from '../payments/open-payments.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { openPrivacy, type Privacy } from '../privacy/privacy.ts';
import { createRetentionRules } from '../privacy/retention/retention-rules.ts';
import { createSiteFacts } from '../site-facts.ts';
import { openStaff } from '../staff/staff.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createVitalsCounter, type VitalsCounter } from '../vitals/vitals-counter.ts';
import { createMigratedDatabase, type DatabaseKind } from './storage/databases.ts';

export interface TestAppOptions {
  /** Defaults to SQLite. */
  database?: DatabaseKind;
  clock?: Clock;
  /** The environment. Limits are off by default, because all clients share one address here. */
  environment?: Record<string, string>;
  /** What site.yaml says about conversions. */
  conversionUploads?: ConversionUploads;
  /** What Meta's tag reports by form. */
  metaEvents?: Record<string, string>;
  /** Replaces parts of the storage with failing ones. */
  injectFault?: (storage: Storage) => Partial<Storage>;
  onExposure?: OnExposure;
}

/** A real app on a real SQLite file with an empty dist, in a temporary folder. */
export interface TestApp extends AsyncDisposable {
  app: ReturnType<typeof createApp>;
  /** The parts of the app, for tests that listen with it. */
  parts: AppParts;
  storage: Storage;
  config: Config;
  targets: readonly Target[];
  paymentTargets: readonly Target[];
  unclaimedTargets: readonly Target[];
  mailTargets: readonly Target[];
  erasureTargets: readonly Target[];
  reportTargets: readonly Target[];
  conversionTargets: readonly BatchTarget[];
  ads: Ads;
  conversions: ConversionRules | undefined;
  siteUrl: () => Promise<string>;
  managers: () => Promise<readonly string[]>;
  pages: () => Promise<PageList>;
  payments: PaymentParts | undefined;
  vitals: VitalsCounter;
  views: ViewCounter;
  visitorIds: VisitorIds;
  desk: Desk;
  privacy: Privacy;
  distDir: string;
  /** The log lines so far, parsed. */
  logged: () => Record<string, unknown>[];
}

const withoutPaymentLimits = {
  PAYMENT_LIMIT_PER_LINK: '0',
  PAYMENT_LIMIT_PER_ADDRESS: '0',
  PAYMENT_LIMIT_UNKNOWN_IDS: '0',
};
const withoutLimits = {
  LEAD_LIMIT_PER_ADDRESS: '0',
  LEAD_LIMIT_PER_FORM: '0',
  LEAD_LIMIT_UPLOADS: '0',
  STAFF_SIGN_IN_LIMIT: '0',
  VIEW_LIMIT_PER_ADDRESS: '0',
  ...withoutPaymentLimits,
};

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  const config = readConfig({
    ...withoutLimits,
    // Set, so faults in storage cannot affect reading a stored one.
    STAFF_SECRET: 'the secret of tests, which is long enough',
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    ...options.environment,
    ...(options.database === 'PostgreSQL' && { DATABASE_URL: await createMigratedDatabase() }),
  });
  const storage = await openStorage(config);
  const faultyStorage = { ...storage, ...options.injectFault?.(storage) };
  const lines: string[] = [];
  const dist = openDistFolder(siteFolders(config), 10_000_000);
  const clock = options.clock ?? systemClock;
  const rules = createDeskRules(dist);
  const facts = createSiteFacts(dist);
  const { conversionUploads, metaEvents } = options;
  const readSite = async () => ({
    ...(await facts()),
    ...(conversionUploads && { conversionUploads }),
    ...(metaEvents && { metaEvents }),
  });
  const ads = await openAds(config, readSite, (reason) => {
    throw reason;
  });
  const { conversions } = ads;
  const chosen = chooseTargets(config, { facts, deskRules: rules }, clock);
  const { targets, unclaimedTargets, paymentTargets } = chosen;
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const zone = async () => (await rules()).zone;
  const vitals = createVitalsCounter({ storage, zone, clock, logger });
  const views = createViewCounter({ storage: faultyStorage, zone, clock, logger });
  const visitorIds = createVisitorIds(faultyStorage);
  const payments = await openPayments({
    config,
    storage: faultyStorage,
    targets: paymentTargets,
    conversions,
    clock,
    logger,
  });
  // One server: nothing has to travel to others.
  const desk = openDesk({
    storage: faultyStorage,
    databaseUrl: undefined,
    rules,
    pages: () => readPageList(dist),
    unclaimedTargets,
    clock,
    logger,
  });
  const privacy = openPrivacy({
    ...chosen,
    config,
    storage: faultyStorage,
    rules: createRetentionRules(dist),
    clock,
    logger,
  });
  const parts: AppParts = {
    config,
    storage: faultyStorage,
    targets,
    conversions,
    staff: await openStaff({ config, storage: faultyStorage, clock }),
    desk,
    deskMail: await openDeskMail(config, storage),
    privacy,
    visitorSecret: 'the secret of visitors in tests',
    payments,
    dist,
    metrics: createMetrics({ storage, clock, targets, deskRules: rules }),
    vitals,
    views,
    visitorIds,
    clock,
    logger,
    onExposure: options.onExposure ?? views.expose,
  };
  return {
    app: createApp(parts),
    parts,
    storage,
    config,
    ...chosen,
    ads,
    conversionTargets: conversionTargets(ads, { config, storage, clock }),
    conversions,
    pages: () => readPageList(dist),
    payments,
    vitals,
    views,
    visitorIds,
    desk,
    privacy,
    distDir: config.distDir,
    logged: () => lines.map((line) => JSON.parse(line)),
    async [Symbol.asyncDispose]() {
      await desk.stop();
      await privacy.stop();
      await vitals.stop();
      await views.stop();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
