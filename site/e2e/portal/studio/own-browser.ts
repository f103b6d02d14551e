import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { inject } from 'vitest';

/** A browser that can be killed: its profile outlives it. Linux only. */
export interface OwnBrowser extends AsyncDisposable {
  open: () => Promise<BrowserContext>;
  /** Kills the processes of its pages, or all of it, without a word. */
  kill: (what: 'pages' | 'browser') => void;
}

export function ownBrowser(): OwnBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let context: BrowserContext | undefined;
  return {
    async open() {
      // Playwright cannot use a context whose pages crashed for long.
      await context?.close().catch(() => undefined);
      for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
        rmSync(join(profile, lock), { force: true });
      context = await chromium.launchPersistentContext(profile, {
        executablePath: inject('chromium').headless,
        args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--disable-quic'],
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      return context;
    },
    kill(what) {
      const all = processes();
      const main = all.filter(({ line }) => line.includes(`--user-data-dir=${profile}`) && !isPart(line));
      const own = all.filter((one) => main.some(({ pid }) => isBelow(one.pid, pid, all)));
      const killed = what === 'browser' ? main : own.filter(({ line }) => line.includes('--type=renderer'));
      if (killed.length === 0) throw new Error(`There is nothing to kill: ${what}`);
      for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      await context?.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Process {
  pid: number;
  parent: number;
  line: string;
}

const isPart = (line: string) => line.includes('--type=');

function isBelow(pid: number, top: number, all: readonly Process[]): boolean {
  const parent = all.find((one) => one.pid === pid)?.parent;
  return parent !== undefined && (parent === top || isBelow(parent, top, all));
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // cspell:disable-next-line
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const [, parent = 0] = /\) \w (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return [{ pid: Number(name), parent: Number(parent), line }];
      } catch {
        return [];
      }
    });
}
