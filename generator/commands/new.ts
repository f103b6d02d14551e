import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { editorFolder } from '../editor/refresh-editor-schemas.ts';
import type { DataOf, ProblemCode } from '../errors/catalog.ts';
import { fileProblem } from '../errors/locate.ts';
import { ProblemsError } from '../errors/problem.ts';
import { routeIn } from '../load/load-page.ts';
import { listFolder } from '../load/page-folder.ts';
import { readText } from '../load/read-text.ts';
import { displayPath } from '../paths.ts';
import { placeholders } from '../warnings/placeholders.ts';
import { outPath } from '../write/out-path.ts';
import { availableName, nameProblem } from './page-name.ts';

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
  writeFileSync(path, base ? variant(name, base) : page(name), { flag: 'wx' });
  return `Created ${displayPath(path)} with the route /${name}/. Edit it, and preview it with: npm run dev`;
}

const firstLine = `# yaml-language-server: $schema=${editorFolder}/page.schema.json`;

function variant(name: string, base: string): string {
  return `${firstLine}
# A variant of ${base}. Write only the differences: objects merge, lists and single values replace, null removes.

extends: ${stringify(base).trim()}
route: /${name}/
title: ${placeholders.variantTitle} ${name}
description: ${placeholders.description}

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

function page(name: string): string {
  return `${firstLine}
# For all keys and their values, see landing-configs/SECTIONS.md, or press Ctrl+Space in an editor with YAML schemas.

route: /${name}/
title: ${placeholders.title}
description: ${placeholders.description}

# Sections from top to bottom. The key is the section's id and its anchor: /${name}/#hello.
sections:
  hello:
    type: notice
    heading: ${placeholders.heading}
    message: ${placeholders.message}
    actions:
      - { label: "Call \${phone}", call: true }
`;
}
