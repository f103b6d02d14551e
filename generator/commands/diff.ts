import { join } from 'node:path';
import { pageDifferences } from '../diff/page-differences.ts';
import { fileProblem } from '../errors/locate.ts';
import { ProblemsError } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import { createReadingTools, openProject, type Project } from '../project/project.ts';
import { listedCollections, orderedEntries } from '../project/used-collections.ts';

export interface DiffOptions {
  configs: string;
  /** The page, as its file is named without `.yaml`. */
  name: string;
  /** The current time (ms). */
  now: number;
}

/**
 * Says what a variant changes against the page that it extends.
 * @returns the text to print
 * @throws ProblemsError if there is no such page, or it or its base has mistakes
 */
export async function diff({ configs, name: written, now }: DiffOptions): Promise<string> {
  const tools = createReadingTools();
  const project = await openProject(configs, now, tools);
  const { folder, shared } = project;
  const name = pageNamed(project, written.replace(/\.ya?ml$/, ''));
  if (name === undefined) {
    const known = [...folder.files.keys()];
    const file = displayPath(join(configs, `${written}.yaml`));
    throw new ProblemsError([fileProblem(file, 'UnknownPageName', { name: written, known })]);
  }
  const file = displayPath(folder.pages.get(name) ?? name);
  const variant = project.page(name);
  if (!variant.written) throw new ProblemsError([...shared.problems, ...variant.problems]);
  const [base] = variant.bases;
  if (base === undefined) return `${file} extends no page.${variantsOf(project, name)}`;
  const baseFile = displayPath(folder.pages.get(base) ?? base);
  const { written: old, problems } = project.page(base);
  if (!old) throw new ProblemsError([...shared.problems, ...problems]);
  const sold = new Set([
    ...listedCollections(variant.preview?.sections ?? [], tools.plans),
    ...orderedEntries(variant.written),
  ]);
  const isSold = (collection: string, id: string) => sold.has(collection) || sold.has(`${collection}/${id}`);
  const topics = pageDifferences(old, variant.written, shared, isSold);
  if (topics.size === 0) return `${file} extends ${baseFile} and changes nothing.`;
  const parts = Array.from(topics, ([topic, lines]) =>
    [topic, ...lines.map((line) => `  ${line}`)].join('\n'),
  );
  return [`${file} extends ${baseFile} and changes:`, ...parts].join('\n\n');
}

/** A file that makes many pages is compared by its first one. */
function pageNamed({ folder }: Project, name: string): string | undefined {
  if (folder.pages.has(name)) return name;
  const path = folder.files.get(name);
  return path === undefined ? undefined : [...folder.pages].find(([, file]) => file === path)?.[0];
}

function variantsOf({ folder, page }: Project, base: string): string {
  const variants = [...folder.pages.keys()].filter((name) => page(name).bases[0] === base);
  return variants.length > 0 ? ` These pages extend it: ${variants.join(', ')}.` : '';
}
