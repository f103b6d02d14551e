import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameProblem } from '../../schema/page-name.ts';
import { pageText, variantText } from '../edit/operations/pages/page-text.ts';
import type { DataOf, ProblemCode } from '../errors/catalog.ts';
import { fileProblem } from '../errors/locate.ts';
import { ProblemsError } from '../errors/problem.ts';
import { routeIn } from '../load/load-page.ts';
import { listFolder } from '../load/page-folder.ts';
import { readText } from '../load/read-text.ts';
import { displayPath } from '../paths.ts';
import { outPath } from '../write/out-path.ts';
import { availableName } from './page-name.ts';

export interface NewPageOptions {
  configs: string;
  /** The file name without `.yaml`, and the route. */
  name: string;
  /** The page to extend. */
  base?: string;
}

/**
 * Writes a small commented page that passes `check`. Never overwrites a file.
 * @returns the message to print
 * @throws ProblemsError if the name is invalid, the name or its route is taken, or the base does not exist
 */
export function newPage({ configs, name, base }: NewPageOptions): string {
  const folder = listFolder(configs);
  const path = join(configs, `${name}.yaml`);
  const refuse = <Code extends ProblemCode>(code: Code, data: DataOf<Code>) => {
    throw new ProblemsError([fileProblem(displayPath(path), code, data)]);
  };
  const reason = nameProblem(name);
  const available = availableName(name, (other) => folder.files.has(other) || other === 'site');
  const suggestion = base === undefined ? available : `${available} -- --extends ${base}`;
  if (reason) refuse('BadPageName', { name, reason, suggestion });
  if (folder.files.has(name) || existsSync(path) || name === 'site')
    refuse('NameTaken', { file: basename(folder.files.get(name) ?? path) });
  const route = `/${name}/`;
  for (const other of folder.files.values())
    if (outPath(routeIn(readText(other).text) ?? '') === outPath(route))
      refuse('NameTaken', { file: basename(other), route });
  if (base !== undefined && !folder.files.has(base))
    refuse('UnknownBase', { base, known: [...folder.files.keys()] });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, base ? variant(name, base) : pageText({ name, route }), { flag: 'wx' });
  return `Created ${displayPath(path)} with the route /${name}/. Edit it, and preview it with: npm run dev`;
}

/** What a new variant begins with, and examples of changes. */
function variant(name: string, base: string): string {
  return `${variantText({ name, route: `/${name}/` }, base)}
sections:
  # To change a section, use its id in ${base} and write the differences:
  #   faqs:
  #     heading: Asked before you.
  # To remove a section:
  #   reviews: null
  # To add a section, say where it goes:
  #   more-questions:
  #     type: faqs
  #     after: faqs
  #     heading: More questions.
  #     items: [files, writer]
`;
}
