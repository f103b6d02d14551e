import { mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';

export interface TestAppOptions {
  clock?: Clock;
  trustProxy?: BlockList;
  bodyLimitBytes?: number;
  /** Comes between the app and its storage, to make it fail. */
  spoil?: (storage: Storage) => Pick<Storage, 'commit' | 'ping'>;
}

/** A real app on a real SQLite file, with an empty dist, all in a temporary folder. */
export interface TestApp extends AsyncDisposable {
  app: ReturnType<typeof createApp>;
  storage: Storage;
  distDir: string;
  /** The log lines so far, parsed. */
  logged: () => Record<string, unknown>[];
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  const distDir = join(folder, 'dist');
  const storage = await openStorage(join(folder, 'data'));
  const lines: string[] = [];
  const app = createApp({
    config: {
      trustProxy: options.trustProxy ?? new BlockList(),
      bodyLimitBytes: options.bodyLimitBytes ?? 131_072,
    },
    storage: options.spoil?.(storage) ?? storage,
    dist: openDistFolder(distDir, 10_000_000),
    clock: options.clock ?? systemClock,
    logger: pino({ base: null }, { write: (line: string) => lines.push(line) }),
  });
  return {
    app,
    storage,
    distDir,
    logged: () => lines.map((line) => JSON.parse(line)),
    async [Symbol.asyncDispose]() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
