import { findChanges } from '../build/changes.ts';
import type { Steps } from './steps.ts';

export interface BuildOptions {
  configs: string;
  out: string;
  /** The time (ms). Its year is in the copyright line. */
  now: number;
  steps: Steps;
}

export interface BuildResult {
  pages: number;
  written: number;
}

/**
 * Builds a folder of pages. Nothing is published unless everything is right, and only changed files are written.
 * @throws ProblemsError with every mistake of every file
 */
export async function build({ configs, out, now, steps }: BuildOptions): Promise<BuildResult> {
  const { step, note } = steps;
  const year = new Date(now).getUTCFullYear();
  const changes = findChanges(configs, out, year);
  const pages = changes.sources.stamps.size;
  if (changes.isNothing) {
    note(`Nothing changed: ${pages} pages are as they were.`);
    return { pages, written: 0 };
  }
  // Loaded only now: a build without changes has to be quick.
  const stages = await import('../build/build-steps.ts');
  const bundle = await step('building the code', () => stages.loadSiteBundle(changes.sources.code));
  const project = await step('reading site and content', () => stages.openProject(configs, year));
  const staging = stages.createStaging(out);
  try {
    const job = { configs, out, now, changes, bundle, project, staging };
    const built = await step(`making ${changes.names.length} pages`, (progress) =>
      stages.makePages(job, progress),
    );
    const checked = await step('checking links and budgets', () => stages.checkSite(job, built));
    await step('pictures and fonts', (progress) => stages.publishPictures(job, built, progress));
    const written = await step('publishing', () => stages.publishPages(job, built, checked));
    note(stages.summary(job, checked.weights, written));
    return { pages, written };
  } finally {
    await staging.discard();
  }
}
