/**
 * Creates a section type: `node schema/new-section/new-section.ts NAME`. Writes its schema, section folder, entry in the list
 * of views and of styles, and an example on a page of the fixture company, then updates generated files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleOf, type SectionNames, sectionFiles } from './templates.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const viewList = 'site/sections/section-list.ts';
const styleList = 'site/sections/sections.css';
const fixturePage = 'generator/fixtures/northlight/samples.yaml';

/** @throws Error if the name has the wrong format */
export function namesOf(type: string): SectionNames {
  if (!/^(?=.{3})[a-z]+(-[a-z]+)*$/.test(type))
    throw new Error(
      `"${type}" is not a section name. Use lowercase words joined by hyphens, such as quote-wall.`,
    );
  const component = type.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  const words = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  return { type, component, words };
}

/** Adds the import and the entry of a view, both in alphabetical order. */
export function addToViewList(list: string, { type, component }: SectionNames): string {
  const key = type.includes('-') ? `'${type}'` : type;
  const withImport = insertSorted(
    list,
    /^import \{ \w+ \} from '\.\/.*;$/gm,
    `import { ${component} } from './${type}/${type}.tsx';`,
  );
  return insertSorted(withImport, /^ {2}['a-z].*: \w+,$/gm, `  ${key}: ${component},`);
}

/** Adds the import of a style sheet, in alphabetical order. */
export function addToStyleList(list: string, { type }: SectionNames): string {
  return insertSorted(list, /^@import '\.\/.*;$/gm, `@import './${type}/${type}.css' layer(sections);`);
}

/** Inserts a line among the matching lines, which are sorted. */
function insertSorted(text: string, lines: RegExp, line: string): string {
  const name = (one: string) => /['./ ]([a-z][a-z-]*)['/:]/.exec(one)?.[1] ?? '';
  const found = [...text.matchAll(lines)];
  const next = found.find(([one]) => name(one) > name(line));
  const last = found.at(-1);
  if (!last) throw new Error(`The list has no line that matches ${lines}.`);
  const at = next ? next.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

function main([type = '', ...rest]: string[]): void {
  if (type === '' || rest.length > 0) throw new Error('Usage: npm run new:section NAME');
  const names = namesOf(type);
  const files = sectionFiles(names);
  const taken = Object.keys(files).find((path) => existsSync(join(projectFolder, path)));
  if (taken) throw new Error(`A section "${type}" already exists: ${taken}. Choose another name.`);
  for (const [path, text] of Object.entries(files)) write(path, text);
  write(viewList, addToViewList(read(viewList), names));
  write(styleList, addToStyleList(read(styleList), names));
  const example = exampleOf(names).replace(/^(?=.)/gm, '    ');
  write(fixturePage, `${read(fixturePage)}  ${type}:\n${example}`);
  run(
    'node_modules/.bin/biome',
    'format',
    '--write',
    ...Object.keys(files).filter((path) => !path.endsWith('.yaml')),
  );
  run(process.execPath, 'schema/generate.ts');
  console.log(`
Next: change the schema, the view, the styles, and the example together; replace the two descriptions in the schema.
Then use the keys in ${fixturePage}, and run \`npm run generate\` after the last change. \`npm test\` fails until
both descriptions are replaced, the view reads every key, and a page uses every key that has no default.`);
}

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
  writeFileSync(join(projectFolder, path), text);
  console.log(`wrote ${path}`);
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
