import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionExample } from '../../../schema/api/studio/gallery.ts';
import { type JsonSchema, loadSchemas, schemaAt, sectionTypes } from '../../../schema/load-schemas.ts';
import { sectionExample } from '../../../schema/reference/section-example.ts';
import type { PreparedPage } from '../../../site/prepared-page.ts';
import { openExamples } from '../../dev/gallery/open-gallery.ts';
import { sectionFrame } from '../../dev/gallery/section-frame.ts';
import type { PictureFile } from '../../images/picture-file.ts';
import { isObject } from '../../lib/is-object.ts';
import { cacheFolder } from '../../paths.ts';
import type { Project, ReadingTools } from '../../project/project.ts';
import type { PageResult } from '../../project/read-page.ts';
import { dayMs } from '../../write/stale-files.ts';
import { fitExample } from './fit-example.ts';
import type { Need } from './fit-references.ts';
import { folderNames } from './folder-names.ts';

/** The section types that a page of a folder can have, each with an example. */
export interface SectionGallery {
  examples: SectionExample[];
  /** An example as a document, in the company's look; undefined if it cannot be shown. @param htmlOf renders a page */
  html: (type: string, htmlOf: (page: PreparedPage) => string) => string | undefined;
  /** The picture files of the examples, by name. */
  pictures: ReadonlyMap<string, PictureFile>;
}

/**
 * Makes the gallery of section types for an open folder.
 * @param project is not changed; the gallery is that of its files as they are now
 * @param now the time (ms) that the examples are shown for
 */
export async function openSectionGallery(
  project: Project,
  { now, tools }: { now: number; tools: ReadingTools },
): Promise<SectionGallery> {
  const files = loadSchemas();
  const names = folderNames(project, now);
  const day = new Date(now + 30 * dayMs).toISOString().slice(0, 10);
  const until = project.shared.site?.timeZone === undefined ? `${day}T12:00:00Z` : day;
  const fitted = new Map(
    sectionTypes(files).map((type) => {
      const path = `sections/${type}.schema.json`;
      const example = names && readExample(type, tools);
      return [type, example ? fitExample(example, path, { files, names, until }) : { needs: [] }] as const;
    }),
  );
  const texts = [...fitted].flatMap(([type, one]) =>
    'section' in one ? [[type, `sections:\n  ${type}: ${JSON.stringify(one.section)}`] as const] : [],
  );
  const gallery = await openRead({ project, examples: new Map(texts), now, tools });
  const examples = sectionTypes(files).map((type): SectionExample => {
    const words = wordsOf(type, schemaAt(files, `sections/${type}.schema.json`));
    const one = fitted.get(type);
    if (!one || 'needs' in one) return { ...words, needs: advice[one?.needs[0] ?? 'site'] };
    const [problem] = gallery.page(type).problems;
    return problem ? { ...words, needs: problem.message } : { ...words, section: one.section };
  });
  return {
    examples,
    html: (type, htmlOf) => sectionFrame(gallery, type, { at: now, htmlOf }),
    pictures: gallery.pictures,
  };
}

const advice: Record<Need | 'site', string> = {
  picture: 'Upload a picture first.',
  form: 'Add a form to content/forms.yaml first.',
  'rewrite form': 'Add a form of the kind “rewrite” to content/forms.yaml first.',
  site: 'Correct the mistakes in site.yaml first.',
};

function readExample(type: string, { readYaml }: ReadingTools): Record<string, unknown> | undefined {
  const text = sectionExample(type);
  const { data } = text === undefined ? {} : readYaml(text);
  const { sections } = isObject(data) ? data : {};
  const section = isObject(sections) ? sections[type] : undefined;
  return isObject(section) ? section : undefined;
}

function wordsOf(type: string, { description = '' }: JsonSchema) {
  const words = type.replaceAll('-', ' ').replace(/\b(?:ats|cta|faqs)\b/g, (name) => name.toUpperCase());
  return { type, name: words.charAt(0).toUpperCase() + words.slice(1), description };
}

interface ReadParts {
  project: Project;
  examples: ReadonlyMap<string, string>;
  now: number;
  tools: ReadingTools;
}

/** Opens the examples and reads all of them, so no files are left. */
async function openRead({ project, ...parts }: ReadParts): Promise<Project> {
  mkdirSync(cacheFolder, { recursive: true });
  const target = mkdtempSync(join(cacheFolder, 'gallery-'));
  try {
    const gallery = await openExamples({ ...parts, folder: project.folder, target });
    const read = new Map<string, PageResult>(
      Array.from(parts.examples.keys(), (type) => [type, gallery.page(type)]),
    );
    const page: Project['page'] = (type) => read.get(type) ?? gallery.page(type);
    return { ...gallery, page };
  } finally {
    rmSync(target, { recursive: true });
  }
}
