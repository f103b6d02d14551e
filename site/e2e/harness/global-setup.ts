import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the built site. */
    dist: string;
    chromium: string;
  }
}

/** Builds the site once for all browser tests, by the command that everybody uses. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--out', dist]);
  project.provide('dist', dist);
  project.provide('chromium', ensureChromium());
  return () => rmSync(dist, { recursive: true, force: true });
}
