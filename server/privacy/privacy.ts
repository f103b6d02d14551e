import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Clock } from '../lib/clock.ts';
import type { CleanResult, Storage } from '../storage/storage.ts';
import { cleanDatabase, nightBytes, quickBytes } from './erase/clean-database.ts';
import {
  type ErasureParts,
  type ErasureReport,
  type ErasureRequest,
  erasePeople,
} from './erase/erase-people.ts';
import { mailFolder } from './erase/mail-files.ts';
import { type Journal, journalPath, openJournal, warnIfRestorable } from './journal/journal.ts';
import { createCompanyAddresses } from './person/company-addresses.ts';
import { createWasErased, type WasErased } from './replay/erased-mail.ts';
import { removeErasedMail, replayErasures } from './replay/replayer.ts';
import { nightOf } from './retention/night.ts';
import type { ReadRetentionRules } from './retention/retention-rules.ts';
import { type RetentionParts, runRetention } from './retention/run-retention.ts';

/** What the site does so that it keeps of people only what it may. */
export interface Privacy {
  parts: ErasureParts & Pick<RetentionParts, 'company'>;
  /** @throws ErasureError */
  erase(request: ErasureRequest): Promise<ErasureReport>;
  /** For mail that a mailbox has kept. */
  wasErased: WasErased;
  /** Repeats the erasures that the database lacks. Resolves before the server may listen, or deliver anything. */
  prepare(): Promise<void>;
  /** Starts what goes on in the background. */
  start(): void;
  stop(): Promise<void>;
}

interface PrivacyParts {
  config: Pick<Config, 'dataDir' | 'erasureJournal' | 'delivery' | 'mail' | 'staff' | 'isProduction'>;
  storage: Pick<Storage, 'db' | 'commit' | 'cleanFiles'>;
  rules: ReadRetentionRules;
  /** The targets that are notified of erased leads. */
  erasureTargets: readonly { name: string }[];
  /** The targets that receive the report of each night. */
  reportTargets: readonly { name: string }[];
  /** Whom `desk.manager` of site.yaml names. */
  managers: () => Promise<readonly string[]>;
  clock: Clock;
  logger: Logger;
}

/** How often to look for lines that other servers added to the journal, and for nightly work, in ms. */
const everyMs = 60_000;

/** How often all mail files are searched, in ms. */
const mailEveryMs = 60 * 60 * 1000;

/** How long to wait after the files of the database could not be cleaned, in ms. */
const afterFailureMs = 60 * 60 * 1000;

/** @throws Error if the journal cannot be used */
export function openPrivacy({
  config,
  storage,
  rules,
  erasureTargets,
  reportTargets,
  managers,
  clock,
  logger,
}: PrivacyParts): Privacy {
  const journal: Journal = openJournal(journalPath(config));
  const parts = {
    storage,
    journal,
    mailFolder: mailFolder(config.dataDir),
    company: createCompanyAddresses({ db: storage.db, config, managers }),
    targets: erasureTargets,
    clock,
    logger,
  };
  let seenSize = -1;
  let isChecked = false;
  let mailDueMs = 0;
  /** Deliveries that were in progress at an erasure can still write mail. */
  let mailRiskMs = 0;
  let lastNight: string | undefined;
  /** Cleaning again before the night would rewrite the small tables for nothing. */
  let isLeftForNight = false;
  let cleaningDueMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isHealthy = true;
  let isStopping = false;

  async function replay(): Promise<void> {
    const size = journal.size();
    if (size === seenSize) return;
    await replayErasures(parts);
    seenSize = size;
    isLeftForNight = false;
    mailDueMs = 0;
    mailRiskMs = clock().getTime() + 2 * config.delivery.timeoutMs + everyMs;
  }

  /** A failure keeps nothing else from being done. */
  async function clean(maxBytes: number): Promise<CleanResult | 'failed'> {
    try {
      return await cleanDatabase(parts, maxBytes);
    } catch (err) {
      logger.warn({ err }, 'the files of the database could not be cleaned of erased rows; will retry');
      cleaningDueMs = clock().getTime() + afterFailureMs;
      return 'failed';
    }
  }

  async function work(): Promise<void> {
    await replay();
    if (!isChecked) await replayErasures(parts, { all: true });
    isChecked = true;
    const now = clock();
    if (now.getTime() >= mailDueMs) {
      await removeErasedMail(parts);
      mailDueMs = now.getTime() < mailRiskMs ? 0 : now.getTime() + mailEveryMs;
    }
    if (!isLeftForNight && now.getTime() >= cleaningDueMs)
      isLeftForNight = (await clean(quickBytes)) === 'too large';
    await workAtNight(now);
  }

  async function workAtNight(now: Date): Promise<void> {
    const known = await rules();
    const night = nightOf(now, known.zone);
    if (night === undefined || night === lastNight || isStopping) return;
    const reports = reportTargets.map(({ name }) => name);
    const isDone = await runRetention({
      ...parts,
      rules: known,
      reports,
      night,
      isStopping: () => isStopping,
    });
    if (!isDone) return;
    lastNight = night;
    if (['busy', 'too large'].includes(await clean(nightBytes)))
      logger.warn(
        'the database is too large, or too busy, to clean its files of erased rows; see server/README.md',
      );
  }

  function wake(): void {
    if (isStopping) return;
    working ??= work()
      .then(() => {
        isHealthy = true;
      })
      .catch((err: unknown) => {
        if (isHealthy) logger.warn({ err }, 'erasures could not be completed; will retry');
        isHealthy = false;
      })
      .finally(() => {
        working = undefined;
      });
  }

  return {
    parts,
    wasErased: createWasErased(journal),
    async erase(request) {
      // A line without its erasure in the database is noticed by the size.
      const report = await erasePeople(parts, request);
      logger.info({ leads: report.leadIds.length, counts: report.counts }, 'person erased');
      wake();
      return report;
    },
    async prepare() {
      warnIfRestorable(config, logger);
      await replay();
    },
    start() {
      wake();
      timer = setInterval(wake, everyMs);
      timer.unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
