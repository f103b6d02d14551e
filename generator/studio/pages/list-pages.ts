import { basename, join } from 'node:path';
import type { StudioPage } from '../../../schema/api/studio/pages.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import { pathsBelow } from '../../lib/folder.ts';
import { createReadingTools, openProject, type Project, type ReadingTools } from '../../project/project.ts';
import { sourceStamp } from '../../render/fingerprint.ts';

/** The pages of a folder as its files are now. They are read again only after a change of a file. */
export function createPageList(configs: string, clock: Clock): () => Promise<StudioPage[]> {
  let tools: ReadingTools | undefined;
  let current: { version: string; pages: Promise<StudioPage[]> } | undefined;
  return () => {
    const version = versionOf(configs);
    if (current?.version !== version) {
      tools ??= createReadingTools();
      const pages = openProject(configs, clock().getTime(), tools).then(pagesOf);
      current = { version, pages };
      // An error may not last.
      pages.catch(() => {
        current = undefined;
      });
    }
    return current.pages;
  };
}

/** Changes with every file that pages are written in. */
function versionOf(configs: string): string {
  return pathsBelow(configs)
    .filter((path) => /\.(?:ya?ml|csv|json)$/.test(path) && !path.startsWith('.'))
    .map((path) => `${path} ${sourceStamp(join(configs, path))}`)
    .join('\n');
}

/** One entry for each file, also of one with a table. */
function pagesOf(project: Project): StudioPage[] {
  const { folder } = project;
  return [...folder.files].map(([page, path]) => {
    const rows = folder.matrices.get(page)?.rows;
    const [first = page] = rows?.keys() ?? [];
    const { preview, outline, bases, isDraft } = project.page(first);
    return {
      page,
      file: basename(path),
      route: project.addresses(page).route ?? '',
      title: preview?.head.title ?? outline.title ?? page,
      ...(bases[0] !== undefined && { extends: bases[0] }),
      isDraft,
      rows: rows?.size || 1,
    };
  });
}
