import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemas, sectionTypes } from '../../../schema/load-schemas.ts';
import { sectionExample } from '../../../schema/reference/section-example.ts';
import { listFolder, type PageFolder } from '../../load/page-folder.ts';
import { cacheFolder } from '../../paths.ts';
import { openProject, type Project, type ReadingTools } from '../../project/project.ts';

/** When the examples are shown (ms): one of them counts down to a day. */
export const exampleTime = Date.UTC(2026, 10, 1);

/** The id of the second section, because a page cannot end with its only section. */
export const restId = 'rest';

/** Opens the example of each section type as a page named after it, with the shared files of a company. */
export function openGallery(configs: string, tools: ReadingTools): Promise<Project> {
  const examples = new Map(
    sectionTypes(loadSchemas()).flatMap((type) => {
      const example = sectionExample(type);
      return example === undefined ? [] : [[type, example] as const];
    }),
  );
  const target = join(cacheFolder, 'gallery');
  mkdirSync(target, { recursive: true });
  return openExamples({ folder: listFolder(configs), examples, target, now: exampleTime, tools });
}

interface ExampleParts {
  /** The company's. */
  folder: PageFolder;
  /** Section type -> the key `sections` of a page with a section of this type, as YAML. */
  examples: ReadonlyMap<string, string>;
  /** The folder that the pages are written into. They are read when they are asked for. */
  target: string;
  now: number;
  tools: ReadingTools;
}

/** Opens a page for each example, named after its type, with the shared files of a company. */
export function openExamples({ folder, examples, target, now, tools }: ExampleParts): Promise<Project> {
  const pages = new Map(
    Array.from(examples, ([type, example]) => {
      const path = join(target, `${type}.yaml`);
      writeFileSync(path, examplePage(type, example));
      return [type, path] as const;
    }),
  );
  return openProject({ ...folder, pages, files: pages, matrices: new Map() }, now, tools);
}

function examplePage(type: string, example: string): string {
  const head = `route: /${type}/\ntitle: ${type}\ndescription: The section type ${type}.\n`;
  return `${head}${example}\n  ${restId}:\n    type: page-banner\n    title: The rest of the page.\n`;
}
