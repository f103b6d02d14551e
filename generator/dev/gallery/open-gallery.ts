import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemas, sectionTypes } from '../../../schema/load-schemas.ts';
import { sectionExample } from '../../../schema/reference/section-example.ts';
import { listFolder } from '../../load/page-folder.ts';
import { cacheFolder } from '../../paths.ts';
import { openProject, type Project, type ReadingTools } from '../../project/project.ts';

/** When the examples are shown (ms): one of them counts down to a day. */
export const exampleTime = Date.UTC(2026, 10, 1);

/** The id of the second section, because a page cannot end with its only section. */
export const restId = 'rest';

/** Opens the example of each section type as a page named after it, with the shared files of a company. */
export function openGallery(configs: string, tools: ReadingTools): Promise<Project> {
  const folder = join(cacheFolder, 'gallery');
  mkdirSync(folder, { recursive: true });
  const pages = new Map(
    sectionTypes(loadSchemas()).flatMap((type) => {
      const example = sectionExample(type);
      if (example === undefined) return [];
      const path = join(folder, `${type}.yaml`);
      writeFileSync(path, examplePage(type, example));
      return [[type, path] as const];
    }),
  );
  return openProject({ ...listFolder(configs), pages, files: pages }, exampleTime, tools);
}

function examplePage(type: string, example: string): string {
  const head = `route: /${type}/\ntitle: ${type}\ndescription: The section type ${type}.\n`;
  return `${head}${example}\n  ${restId}:\n    type: page-banner\n    title: The rest of the page.\n`;
}
