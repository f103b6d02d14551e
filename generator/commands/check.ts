import { deduplicate } from '../errors/deduplicate.ts';
import { fileProblem } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import { openProject, type Project } from '../project/project.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';

/** Checks every file of a folder, and that its rendered pictures match their sources. */
export async function check(configs: string, year: number): Promise<{ problems: Problem[]; pages: number }> {
  const project = await openProject(configs, year);
  const { problems, pages } = checkProject(project);
  const pictures = project.shared.site ? checkArtwork(configs) : [];
  return { problems: [...problems, ...pictures], pages };
}

/** Checks an open project, without its rendered pictures. */
export function checkProject(project: Project): { problems: Problem[]; pages: number } {
  const { pages, root } = project.folder;
  const problems = [...project.sharedProblems];
  const routed: RoutedPage[] = [];
  for (const name of pages.keys()) {
    const result = project.page(name);
    problems.push(...result.problems);
    const { route, indexed, anchors, files, links } = result;
    const targets = links.map(({ link }) => link);
    routed.push({ name, route, indexed, anchors, links: targets, written: () => ({ files, links }) });
  }
  const folder = displayPath(root);
  if (pages.size === 0) problems.push(fileProblem(folder, 'NoPages', { folder }));
  problems.push(...checkRoutes(routed, project.sharedUses, (name) => displayPath(pages.get(name) ?? name)));
  return { problems: deduplicate(problems), pages: pages.size };
}
