import type { TestProject } from 'vitest/node';
import { buildOnce } from '../../../generator/fixtures/build-once.ts';
import { northlight } from '../../../generator/fixtures/folders.ts';
import { ensureChromium, ensureHeadlessShell } from '../chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths of the browsers. */
    chromium: { full: string; headless: string };
  }
}

/** Browser tests look at the fixture company's site. */
export default function setup(project: TestProject): Promise<() => void> {
  project.provide('chromium', { full: ensureChromium(), headless: ensureHeadlessShell() });
  return buildOnce(project, northlight);
}
