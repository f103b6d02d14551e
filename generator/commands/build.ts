import { findChanges, onlyRowsChanged } from '../build/changes.ts';
import { draftsLeftOut } from '../build/drafts-left-out.ts';
import { lockRoutes } from '../write/routes-lock.ts';
import type { Steps } from './steps.ts';

export interface BuildOptions {
  configs: string;
  out: string;
  /** The current time (ms). The copyright line shows its year. */
  now: number;
  steps: Steps;
}

export interface BuildResult {
  pages: number;
  written: number;
}

/**
 * Builds a folder of pages. Publishes nothing if there are problems, and writes only changed files.
 * @throws ProblemsError with the problems of all files
 */
export async function build({ configs, out, now, steps }: BuildOptions): Promise<BuildResult> {
  const { step, note } = steps;
  const changes = await findChanges(configs, out, now);
  const addToLock = (records: Iterable<{ route: string }>) => {
    const printed = lockRoutes(
      changes.sources.folder.lock,
      Array.from(records, ({ route }) => route),
    );
    if (printed !== undefined) note(printed);
  };
  if (changes.isUpToDate) {
    const pages = changes.unchanged.size;
    note(
      `Nothing changed: ${pages} pages are up to date.${draftsLeftOut([...changes.unchangedDrafts.keys()])}`,
    );
    addToLock(changes.unchanged.values());
    return { pages, written: 0 };
  }
  const stages = await import('../build/build-steps.ts');
  const bundle = await step('building code', () => stages.loadSiteBundle(changes.sources.code));
  const project = await step('loading site and content', () =>
    stages.openProject(changes.sources.folder, now),
  );
  // Rows of tables have no values for editors.
  const unwritten = onlyRowsChanged(changes)
    ? undefined
    : stages.refreshEditorSchemas(project, changes.sources.code);
  if (unwritten !== undefined) note(unwritten);
  const staging = stages.createStaging(out);
  try {
    const job = { configs, out, now, changes, bundle, project, staging };
    const built = await step(`building ${changes.names.length} pages`, (progress) =>
      stages.buildPages(job, progress),
    );
    const checked = await step('checking links and budgets', () => stages.checkSite(job, built));
    built.collectGarbage();
    await step('writing images and fonts', (progress) => stages.publishAssets(job, built, progress));
    const written = await step('publishing', () => stages.publishSite(job, built, checked));
    built.collectGarbage();
    for (const line of stages.similarNotes(built.similar)) note(line);
    note(stages.summary(job, built, { weights: checked.weights, written }));
    addToLock([...changes.unchanged.values(), ...built.records.values()]);
    return { pages: changes.sources.stamps.size - built.drafts.size, written };
  } finally {
    await staging.discard();
  }
}
