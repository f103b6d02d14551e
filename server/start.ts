/**
 * Starts the server. The only file that listens, and apart from the commands in `cli/` the only one that reads the
 * environment.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conversionTargets, openAds } from './ads/ads.ts';
import type { AppParts } from './app.ts';
import { deleteAbandoned } from './attachments/store.ts';
import { closeAbandonedChats, endSilentChats } from './chat/close-chat.ts';
import { createTranscriptParts } from './chat/transcript/transcript-parts.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { inspectFolders, siteProblem } from './config/inspect-folders.ts';
import { siteFolders } from './config/site-folders.ts';
import { logStartupSummary } from './delivery/log-startup-summary.ts';
import { chooseTargets } from './delivery/targets/choose-targets.ts';
import { startDeliveryWorker } from './delivery/worker.ts';
import { openDesk } from './desk/desk.ts';
import { deskTargets } from './desk/desk-targets.ts';
import { openDeskMail } from './desk/mail/desk-mail.ts';
import { logMailboxReader, startMailboxReader } from './desk/mail/mailbox/mailbox-reader.ts';
import { queueWeeklyReport } from './desk/numbers/weekly-report.ts';
import { deleteSilentDesks } from './desk/presence.ts';
import { createDeskRules } from './desk/routing/desk-rules.ts';
import { createHttpServer } from './http/http-server.ts';
import { systemClock } from './lib/clock.ts';
import { createLogger } from './lib/logger.ts';
import { deleteExpiredLimits } from './limits/rate-limit.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics/metrics.ts';
import { cleanUpViews } from './numbers/count/clean-up-views.ts';
import { createViewCounter } from './numbers/count/view-counter.ts';
import { createVisitorIds } from './numbers/count/visitor-ids.ts';
import { fillOrigins } from './numbers/origins/fill-origins.ts';
import { reconcileMoney } from './numbers/origins/reconcile-money.ts';
import { sumDays } from './numbers/sums/sum-days.ts';
import { readPageList } from './page-list.ts';
import { logPaymentProvider, openPayments } from './payments/open-payments.ts';
import { deleteOldEvents } from './payments/reconcile/handle-webhook-event.ts';
import { createSweeper } from './payments/reconcile/sweep.ts';
import { openPrivacy } from './privacy/privacy.ts';
import { createRetentionRules } from './privacy/retention/retention-rules.ts';
import { createSiteFacts } from './site-facts.ts';
import { deleteExpiredSessions } from './staff/accounts/accounts.ts';
import { warnIfNoAccounts } from './staff/accounts/warn-no-accounts.ts';
import { openStaff } from './staff/staff.ts';
import { openDistFolder } from './static/dist-folder.ts';
import { stopGracefully } from './stop.ts';
import { openStorage } from './storage/open-storage.ts';
import { storedSecret } from './storage/stored-secret.ts';
import { openStudio } from './studio/open-studio.ts';
import { createVitalsCounter } from './vitals/vitals-counter.ts';

/** How often the outbox is polled. */
const pollMs = 1000;

/** How often expired rate limits, sessions, and events, and uploads that were never finished, are deleted. */
const cleanupMs = 60 * 60 * 1000;

const config = configOrExit();
const logger = createLogger(config.logLevel);

try {
  await start();
} catch (error) {
  logger.fatal({ err: error }, 'the server could not start');
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const storage = await openStorage(config);
  const warning = siteProblem(siteFolders(config));
  if (warning !== undefined) logger.warn(warning);
  const clock = systemClock;
  const dist = openDistFolder(siteFolders(config), config.staticCacheBytes);
  const deskRules = createDeskRules(dist);
  const facts = createSiteFacts(dist);
  const chosen = chooseTargets(config, { facts, deskRules }, clock);
  const { targets, unclaimedTargets, paymentTargets, mailTargets, erasureTargets, reportTargets } = chosen;
  const ads = await openAds(config, facts, (err) =>
    logger.warn({ err }, 'list of the build unreadable; conversions are not reported'),
  );
  const { conversions } = ads;
  const deskMail = await openDeskMail(config, storage);
  const pages = () => readPageList(dist);
  const allTargets = [
    ...targets,
    ...unclaimedTargets,
    ...paymentTargets,
    ...mailTargets,
    ...deskTargets({ storage, chosen, mail: deskMail, facts, rules: deskRules, pages, clock }),
    ...erasureTargets,
    ...reportTargets,
    ...conversionTargets(ads, { config, storage, clock }),
  ];
  const privacy = openPrivacy({
    config,
    storage,
    rules: createRetentionRules(dist),
    erasureTargets,
    reportTargets,
    managers: chosen.managers,
    clock,
    logger,
  });
  // A restored backup must neither show nor deliver anyone who was erased.
  await privacy.prepare();
  const metrics = createMetrics({ storage, clock, targets: allTargets, deskRules });
  await logStartupSummary({ config, storage, targets: allTargets, logger });
  logMailboxReader(config.mail.imapUrl, logger);
  const staff = await openStaff({ config, storage, clock });
  if (staff.ownSignIn) await warnIfNoAccounts(storage, logger);
  const payments = await openPayments({
    config,
    storage,
    targets: paymentTargets,
    conversions,
    clock,
    logger,
  });
  logPaymentProvider(payments, logger);
  const sweeper = payments && createSweeper(payments);
  const zone = async () => (await deskRules()).zone;
  const vitals = createVitalsCounter({ storage, zone, clock, logger });
  const views = createViewCounter({ storage, zone, clock, logger });
  const visitorIds = createVisitorIds(storage);
  const desk = openDesk({
    storage,
    databaseUrl: config.databaseUrl,
    rules: deskRules,
    pages,
    unclaimedTargets,
    clock,
    logger,
  });
  await desk.start();
  const studio = openStudio(config.studio, {
    environment: process.env,
    storedSecret: await storedSecret(storage, 'studio_secret'),
    logger,
  });
  let isStopping = false;
  const server = listen({
    config,
    storage,
    targets,
    conversions,
    staff,
    desk,
    deskMail,
    privacy,
    visitorSecret: await storedSecret(storage, 'visitor_secret'),
    payments,
    studio: studio.connection,
    dist,
    metrics,
    vitals,
    views,
    visitorIds,
    onExposure: views.expose,
    clock,
    logger,
    isStopping: () => isStopping,
  });
  // Last, so pages are served without waiting for it.
  server.on('listening', studio.start);
  const mailbox =
    config.mail.imapUrl === undefined
      ? undefined
      : startMailboxReader({
          url: config.mail.imapUrl,
          storage,
          keys: deskMail.keys,
          feed: desk.feed,
          wasErased: privacy.wasErased,
          newLeads: {
            company: privacy.parts.company,
            facts,
            desk: deskRules,
            targets: {
              targets: targets.map(({ name }) => name),
              settleMs: config.delivery.settleMs,
              conversions,
            },
          },
          clock,
          logger,
        });
  const deliveries = startDeliveryWorker({
    storage,
    targets: allTargets,
    settings: { ...config.delivery, pollMs },
    clock,
    logger,
    observe: metrics.deliveryTried,
    onOutcome: (lead) => desk.feed.publish({ lead }),
  });
  privacy.start();
  const cleanUp = () => {
    for (const forget of [
      deleteExpiredLimits,
      deleteExpiredSessions,
      deleteOldEvents,
      deleteAbandoned,
      deleteSilentDesks,
      closeAbandonedChats,
    ])
      storage.commit((trx) => forget(trx, clock())).catch(() => {});
  };
  const report = async () => {
    const rules = await deskRules();
    await storage.commit((trx) => queueWeeklyReport(trx, rules, clock()));
  };
  const keepNumbers = async () => {
    await cleanUpViews({ storage, visitorIds, today: await views.today() });
    await fillOrigins(storage, await zone());
    await sumDays(storage, clock(), await zone());
    metrics.moneyCompared(await reconcileMoney(storage, clock(), logger));
  };
  const { publicUrl } = config;
  const transcript = createTranscriptParts({ facts, rules: deskRules, mail: deskMail, publicUrl });
  const hourly = () => {
    cleanUp();
    report().catch(() => {});
    keepNumbers().catch((err) => logger.warn({ err }, 'the numbers could not be kept; will retry'));
    endSilentChats({ storage, transcript, now: clock() }).catch(() => {});
  };
  hourly();
  setInterval(hourly, cleanupMs).unref();
  const stop = () =>
    stopGracefully({
      server,
      desk,
      mailbox,
      privacy,
      studio,
      sweeper,
      deliveries,
      counters: [vitals, views],
      storage,
      logger,
      deadlineMs: config.stopTimeoutMs,
    });
  server.on('error', async (error) => {
    logger.fatal({ err: error }, `cannot listen on ${config.host}:${config.port}`);
    await stop();
    process.exitCode = 1;
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      isStopping = true;
      logger.info({ signal }, 'stopping');
      await stop();
      process.exit(0);
    });
  }
}

function listen(parts: AppParts): Server {
  const server = createHttpServer(createListener(parts, config.host));
  server.on('listening', () => {
    const { address, port } = server.address() as AddressInfo;
    const host = address.includes(':') ? `[${address}]` : address;
    logger.info({ url: `http://${host}:${port}/`, address, port }, 'listening');
  });
  server.listen(config.port, config.host);
  return server;
}

function configOrExit(): Config {
  try {
    return readConfig(process.env, inspectFolders);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
