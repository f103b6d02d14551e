import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { nearest } from '../../schema/nearest.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import { ProblemsError } from '../errors/problem.ts';
import { routeIn } from '../load/load-page.ts';
import { listFolder } from '../load/page-folder.ts';
import { readText } from '../load/read-text.ts';
import { displayPath, projectFolder } from '../paths.ts';
import { outPath } from '../write/out-path.ts';
import { freeName, nameFault } from './page-name.ts';

export interface NewPageOptions {
  configs: string;
  /** The page's name: its file name without `.yaml`, and its route. */
  name: string;
  /** The page that the new one is a variant of. */
  base?: string;
}

/**
 * Writes a small commented page that passes `check`. A file that is there is never touched.
 * @returns what to tell the person who asked
 * @throws ProblemsError when no page can have the name, when it is taken or leads to a route that is, or when the base is not there
 */
export function newPage({ configs, name, base }: NewPageOptions): string {
  const folder = listFolder(configs);
  const path = join(configs, `${name}.yaml`);
  const refuse = (found: ReturnType<typeof finding>) => {
    throw new ProblemsError([locate(found, [{ file: displayPath(path), text: '' }])]);
  };
  const reason = nameFault(name);
  const free = freeName(name, (one) => folder.pages.has(one) || one === 'site');
  const suggestion = base === undefined ? free : `${free} -- --extends ${base}`;
  if (reason) refuse(finding('BadPageName', { name, reason, suggestion }, []));
  if (folder.pages.has(name) || existsSync(path) || name === 'site')
    refuse(finding('NameTaken', { file: basename(folder.pages.get(name) ?? path) }, []));
  const route = `/${name}/`;
  for (const other of folder.pages.values())
    if (outPath(routeIn(readText(other).text) ?? '') === outPath(route))
      refuse(finding('NameTaken', { file: basename(other), route }, []));
  const known = [...folder.pages.keys()];
  if (base !== undefined && !folder.pages.has(base))
    refuse(finding('UnknownBase', { base, known, nearest: nearest(base, known) }, []));
  mkdirSync(dirname(path), { recursive: true });
  const schema = relative(configs, join(projectFolder, 'schema/generated/page.schema.json')).replaceAll(
    '\\',
    '/',
  );
  writeFileSync(path, base ? variant(name, base, schema) : page(name, schema), { flag: 'wx' });
  return `Wrote ${displayPath(path)}: the page /${name}/. Open it, then look at it with: npm run dev`;
}

const firstLine = (schema: string) => `# yaml-language-server: $schema=${schema}`;

function variant(name: string, base: string, schema: string): string {
  return `${firstLine(schema)}
# A variant of ${base}: only what differs stands here. Objects merge, lists and single values replace, null removes.

extends: ${stringify(base).trim()}
route: /${name}/
title: A title of its own for ${name}
description: One or two sentences that search engines show below the title.

sections:
  # To change a section, name it as ${base} does and write what differs:
  #   faqs:
  #     heading: Asked before you.
  # To leave one out:
  #   reviews: null
  # To add one, say where it stands:
  #   more-questions:
  #     type: faqs
  #     after: faqs
  #     heading: More questions.
  #     items: [files, writer]
`;
}

function page(name: string, schema: string): string {
  return `${firstLine(schema)}
# What every key may hold: landing-configs/SECTIONS.md, or press Ctrl+Space in an editor that knows YAML schemas.

route: /${name}/
title: A title of up to sixty characters
description: One or two sentences that search engines show below the title.

# Sections from top to bottom. The key is the section's id and its anchor: /${name}/#hello.
sections:
  hello:
    type: notice
    heading: A page is data.
    message: Change these words, save, and look. Add sections below; \`npm run check\` explains mistakes.
    actions:
      - { label: "Call \${phone}", call: true }
`;
}
