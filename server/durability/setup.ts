import { join } from 'node:path';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { HttpReceiver } from '../testing/receivers/http-receiver.ts';
import type { SmtpReceiver } from '../testing/receivers/smtp-receiver.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { startPostgres } from '../testing/storage/postgres.ts';

export const setupNames = ['sqlite', 'postgres'] as const;
export type SetupName = (typeof setupNames)[number];

/** The servers to kill: one on SQLite, or two that share a PostgreSQL. */
export interface Setup extends AsyncDisposable {
  /** Starts every server; can be repeated with the same data. */
  start(): Promise<ServerProcess[]>;
  /** Opens the data next to the running servers. */
  open(): Promise<Storage>;
}

export interface SetupOptions {
  name: SetupName;
  /** Contains the data and the logs. */
  folder: string;
  smtp: SmtpReceiver;
  crm: HttpReceiver;
}

export async function createSetup({ name, folder, smtp, crm }: SetupOptions): Promise<Setup> {
  const environment = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@larkfield.example',
    LEAD_NOTIFY_TO: 'sales@larkfield.example',
    LEAD_ACKNOWLEDGE: 'off',
    CRM_URL: crm.url,
    LOG_LEVEL: 'info',
    DELIVERY_SETTLE_MS: '100',
    // Claims of a killed server expire soon.
    DELIVERY_TIMEOUT_MS: '2000',
    DELIVERY_FIRST_RETRY_MS: '100',
    DELIVERY_LONGEST_RETRY_MS: '1000',
  };
  if (name === 'sqlite') {
    return {
      start: async () => [await startServerProcess(folder, environment)],
      open: () => openStorage({ dataDir: join(folder, 'data'), databaseUrl: undefined }),
      async [Symbol.asyncDispose]() {},
    };
  }
  const postgres = await startPostgres({ isDurable: true });
  const databaseUrl = await postgres.createDatabase();
  return {
    start: () =>
      Promise.all(
        ['a', 'b'].map((own) =>
          startServerProcess(join(folder, own), { ...environment, DATABASE_URL: databaseUrl }),
        ),
      ),
    open: () => openStorage({ dataDir: folder, databaseUrl }),
    [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose](),
  };
}
