import { createSigner } from '../build/near-duplicates/signature.ts';
import { createSimilarPages } from '../build/near-duplicates/similar-pages.ts';
import { deduplicate } from '../errors/deduplicate.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import { placeOf } from '../errors/place-of.ts';
import type { Problem } from '../errors/problem.ts';
import { type CheckedExperiment, checkExperiments } from '../experiments/check-experiments.ts';
import { siteVariantProblems } from '../experiments/site-variant-problems.ts';
import { isRow } from '../load/matrix/matrix.ts';
import { displayPath } from '../paths.ts';
import { openProject, type Project } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import { type Draft, type RoutedPage, routedPage } from '../validate/routes/routed-page.ts';
import { createWarningCollector } from '../warnings/collect-warnings.ts';
import { endedRedirects } from '../warnings/ended-redirects.ts';
import { pageFindings } from '../warnings/page-warnings.ts';
import { type PublishedPage, publishedPage } from '../warnings/published-page.ts';
import { siteFindings } from '../warnings/site-warnings.ts';
import type { Warning } from '../warnings/warning.ts';

/** The result of a check. */
export interface Checked {
  problems: Problem[];
  /** What does not stop the build. */
  warnings: Warning[];
  /** The problems of drafts, which do not stop the build, either. */
  draftProblems: Problem[];
  /** The number of pages, without drafts. */
  pages: number;
  /** The names of the drafts. */
  drafts: string[];
}

/** Checks every file of a folder, and that its rendered pictures match their sources. */
export async function check(configs: string, now: number): Promise<Checked> {
  const project = await openProject(configs, now);
  const { problems, ...rest } = checkProject(project, now);
  const pictures = project.shared.site ? checkArtwork(configs) : [];
  return { problems: [...problems, ...pictures], ...rest };
}

/** Checks an open project, without its rendered pictures. @param see takes each page, read once for both */
export function checkProject(
  project: Project,
  now: number,
  see?: (name: string, result: PageResult) => void,
): Checked {
  const steps = checkInSteps(project, now, see);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the same in steps of a page each, between which others can work. */
export function* checkInSteps(
  project: Project,
  now: number,
  see: (name: string, result: PageResult) => void = () => undefined,
): Generator<undefined, Checked> {
  const { folder, shared, sharedProblems, sharedUses, sharedNotes, lock, siteExperiment } = project;
  const found = [...sharedProblems];
  const foundInDrafts: Problem[] = [];
  const warnings = createWarningCollector();
  const pages: RoutedPage[] = [];
  const published: PublishedPage[] = [];
  const draftPages: RoutedPage[] = [];
  const drafts: Draft[] = [];
  const tested: CheckedExperiment[] = siteExperiment
    ? [{ facts: siteExperiment.facts, file: () => shared.siteFile }]
    : [];
  const sign = createSigner();
  const { similar, isDuplicate } = createSimilarPages();
  for (const [name, path] of folder.pages) {
    yield;
    const result = project.page(name);
    see(name, result);
    const { problems, files, links, written, page } = result;
    const { windows } = result.schedule ?? {};
    const routed = routedPage(name, result, () =>
      isRow(name)
        ? project.page(name)
        : { files, links, problems, ...(windows && { schedule: { windows } }) },
    );
    const { experiment, isDraft } = result;
    if (experiment) tested.push({ facts: experiment.facts, file: () => files[0], isDraft });
    const findings = pageFindings(result, name, project.shared.site);
    if (written && findings) warnings.add({ name, files, written, isDraft: result.isDraft }, findings);
    if (result.isDraft) {
      foundInDrafts.push(...problems);
      draftPages.push(routed);
      drafts.push({ route: result.route, file: displayPath(path) });
    } else {
      found.push(...problems, ...siteVariantProblems(project, name, result));
      pages.push(routed);
      const isHidden = page?.head.indexed && isRow(name) && isDuplicate(name, page.route, sign(page));
      if (page && written && !isHidden)
        published.push(
          publishedPage(routed, page, { written, company: result.company, site: project.shared.site }),
        );
    }
  }
  yield;
  // A page with problems says nothing about its experiment.
  const ofExperiments = found.length === 0 ? checkExperiments(tested, project) : [];
  const ofRoutes = checkRoutes(pages, sharedUses, { lock, drafts, now });
  const problems = deduplicate([...found, ...ofExperiments, ...ofRoutes]);
  yield;
  for (const { page, found } of siteFindings(published, sharedUses)) {
    const { files, written } = project.page(page.name);
    if (written) warnings.add({ name: page.name, files, written }, [found]);
  }
  const endedOfSite: Problem[] = [];
  for (const { page, found } of endedRedirects(published, sharedUses, now)) {
    const { files, written } = page ? project.page(page.name) : {};
    if (page && files && written) warnings.add({ name: page.name, files, written }, [found]);
    else if (sharedUses.redirects) endedOfSite.push(locate(found, [sharedUses.redirects.file]));
  }
  for (const [file, data] of similar) {
    if (data.count === 0) continue;
    const [name = ''] = folder.matrices.get(file)?.rows.keys() ?? [];
    const { files, written } = project.page(name);
    const found = finding('NearDuplicates', data, ['matrix'], 'key');
    if (written) warnings.add({ name: file, files, written }, [found]);
  }
  if (drafts.length > 0) foundInDrafts.push(...checkRoutes([...pages, ...draftPages], sharedUses, { now }));
  const known = new Set(problems.map(placeOf));
  const draftProblems = deduplicate(foundInDrafts.filter((problem) => !known.has(placeOf(problem))));
  // A page with problems has no warnings, so a reason could be needed for one of them.
  const isSound = problems.length + draftProblems.length === 0;
  return {
    problems,
    warnings: [
      ...[...sharedNotes, ...endedOfSite].map((note) => ({ ...note, pages: [] })),
      ...(isSound ? warnings.list() : warnings.found()),
    ],
    draftProblems,
    pages: pages.length,
    drafts: draftPages.map(({ name }) => name),
  };
}
