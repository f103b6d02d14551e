import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseDocument } from 'yaml';

/** This project, as it is, in a folder of its own. */
export interface ProjectCopy {
  folder: string;
  /** Runs a script of package.json. @returns all that it said, and whether all went well */
  run: (script: string, ...words: string[]) => Promise<{ ok: boolean; text: string }>;
  remove: () => void;
}

const sources = ['site', 'landing-configs', 'generator', 'schema', 'server', 'package.json', 'tsconfig.json'];

function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  // The samples stay as they are, and what was encoded of them is good for any brand.
  const encoded = '.cache/pictures';
  if (existsSync(encoded)) cpSync(encoded, join(folder, encoded), { recursive: true });
  return {
    folder,
    async run(script, ...words) {
      const options = { cwd: folder, maxBuffer: 64 << 20 };
      const command = promisify(execFile)('npm', ['run', '--silent', script, '--', ...words], options);
      const { stdout, stderr, ok } = await command.then(
        (said) => ({ ...said, ok: true }),
        (failed) => ({ ...failed, ok: false }),
      );
      return { ok, text: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The colours of a style sheet's first rule, and its shadow. */
export function tokensOf(css: string): Map<string, string> {
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const written = [...root.matchAll(/--([\w-]+):\s*(#\w+|0 1px 1px[^;]+);/g)];
  return new Map(written.map(([, name = '', value = '']) => [name, value]));
}

/** Makes a copy the other company's: its words in site.yaml, its colours in tokens.css, and nothing else. */
function rebrand(folder: string): void {
  const siteFile = join(folder, 'landing-configs/site.yaml');
  const site = parseDocument(readFileSync(siteFile, 'utf8'));
  for (const [key, value] of Object.entries(parse(own('site.yaml')))) site.set(key, site.createNode(value));
  writeFileSync(siteFile, site.toString());

  const tokensFile = join(folder, 'site/theme/tokens.css');
  const before = readFileSync(tokensFile, 'utf8');
  const others = tokensOf(own('tokens.css'));
  let css = before;
  for (const [name, value] of tokensOf(before)) {
    const other = others.get(name);
    if (other === undefined) throw new Error(`The other brand has no --${name}.`);
    css = css
      .replace(`--${name}: ${value}`, `--${name}: ${other}`)
      .replace(`--${name}:\n    ${value}`, `--${name}: ${other}`);
  }
  writeFileSync(tokensFile, css);
}

/** How a copy of the project became another company's site. */
export interface Rebranded {
  project: ProjectCopy;
  /** The built site. */
  dist: string;
  /** What `npm run check` said with the old pictures, and with new ones. */
  stale: { ok: boolean; text: string };
  fresh: { ok: boolean; text: string };
}

/** Goes the way of a company that takes the site over: two files, the check, the pictures that it names, the build. */
export async function buildOtherBrand(): Promise<Rebranded> {
  const project = copyProject();
  try {
    rebrand(project.folder);
    const stale = await project.run('check');
    await mustRun(project, 'artwork', ...groupsIn(stale.text));
    const fresh = await project.run('check');
    await mustRun(project, 'build');
    return { project, dist: join(project.folder, 'dist'), stale, fresh };
  } catch (error) {
    project.remove();
    throw error;
  }
}

/** The groups that `check` says to render again. */
export function groupsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/npm run artwork ([\w-]+)/g)].map(([, group = '']) => group))];
}

async function mustRun({ run }: ProjectCopy, ...words: [string, ...string[]]): Promise<void> {
  const { ok, text } = await run(...words);
  if (!ok) throw new Error(`npm run ${words.join(' ')}:\n${text}`);
}
