import { deduplicate } from '../errors/deduplicate.ts';
import type { Problem } from '../errors/problem.ts';
import { openProject, type Project } from '../project/project.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import { routedPage } from '../validate/routes/routed-page.ts';

/** Checks every file of a folder, and that its rendered pictures match their sources. */
export async function check(configs: string, year: number): Promise<{ problems: Problem[]; pages: number }> {
  const project = await openProject(configs, year);
  const { problems, pages } = checkProject(project);
  const pictures = project.shared.site ? checkArtwork(configs) : [];
  return { problems: [...problems, ...pictures], pages };
}

/** Checks an open project, without its rendered pictures. */
export function checkProject(project: Project): { problems: Problem[]; pages: number } {
  const { folder, sharedProblems, sharedUses } = project;
  const found = [...sharedProblems];
  const routed = [...folder.pages.keys()].map((name) => {
    const { problems, files, links, ...page } = project.page(name);
    found.push(...problems);
    return routedPage(name, { ...page, links }, () => ({ files, links }));
  });
  const problems = deduplicate([...found, ...checkRoutes(routed, sharedUses)]);
  return { problems, pages: routed.length };
}
