import type { TestProject } from 'vitest/node';
import { buildOnce } from '../../../generator/fixtures/build-once.ts';
import { northlight } from '../../../generator/fixtures/folders.ts';
import { ensureChromium } from '../chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}

/** Browser tests look at the fixture company's site. */
export default function setup(project: TestProject): Promise<() => void> {
  project.provide('chromium', ensureChromium());
  return buildOnce(project, northlight);
}
