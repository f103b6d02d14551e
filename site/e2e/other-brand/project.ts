import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** This project in a folder of its own. */
export interface ProjectCopy {
  folder: string;
  /** Runs a script of package.json on the other company. @returns its output, and whether it succeeded */
  run: (script: string, ...words: string[]) => Promise<{ ok: boolean; text: string }>;
  remove: () => void;
}

/** The other company's folder. */
const configs = 'generator/fixtures/northlight';

/** Without the default company's folder: the engine needs none. */
const copied = ['site', 'generator', 'schema', 'server', 'package.json', 'tsconfig.json'];

function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  const filter = (path: string) => !path.endsWith('/node_modules');
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true, filter });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const encoded = '.cache/pictures';
  if (existsSync(encoded)) cpSync(encoded, join(folder, encoded), { recursive: true });
  return {
    folder,
    async run(script, ...words) {
      const options = { cwd: folder, maxBuffer: 64 << 20 };
      const args = ['run', '--silent', script, '--', '--configs', configs, ...words];
      const command = promisify(execFile)('npm', args, options);
      const { stdout, stderr, ok } = await command.then(
        (output) => ({ ...output, ok: true }),
        (failure) => ({ ...failure, ok: false }),
      );
      return { ok, text: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files of a copy outside the other company's folder, and what they hold. */
function otherFiles({ folder }: ProjectCopy): Map<string, string> {
  const files = copied.flatMap((name) => {
    const path = join(folder, name);
    const items = name.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
          .filter((item) => item.isFile())
          .map((item) => join(item.parentPath, item.name));
    return items.map((item) => relative(folder, item));
  });
  return new Map(
    files
      .filter((file) => !file.startsWith(`${configs}/`))
      .map((file) => [file, readFileSync(join(folder, file), 'base64')]),
  );
}

/** How a copy of the project became the other company's site. */
export interface OtherBrand {
  project: ProjectCopy;
  /** The built site. */
  dist: string;
  /** What `npm run check` said after a color changed, and after the pictures were rendered. */
  stale: { ok: boolean; text: string };
  fresh: { ok: boolean; text: string };
  /** Files outside the company's folder that differ after all commands. */
  changedFiles: string[];
}

/** The colors of a company, from its site.yaml. */
export function colorsOf(site: string): string[] {
  return [...site.matchAll(/^ {4}[a-z-]+: "(#[\da-f]{6})"$/gm)].map(([, color = '']) => color);
}

/** Changes a color of the other company, renders what `check` names, and builds the site. */
export async function buildOtherBrand(): Promise<OtherBrand> {
  const project = copyProject();
  try {
    const before = otherFiles(project);
    const siteFile = join(project.folder, configs, 'site.yaml');
    const site = readFileSync(siteFile, 'utf8');
    writeFileSync(siteFile, site.replace('pencil: "#0a6f6b"', 'pencil: "#0b6460"'));
    const stale = await project.run('check');
    await mustRun(project, 'artwork', ...groupsIn(stale.text));
    const fresh = await project.run('check');
    await mustRun(project, 'build');
    const after = otherFiles(project);
    const names = new Set([...before.keys(), ...after.keys()]);
    const changedFiles = [...names].filter((name) => before.get(name) !== after.get(name));
    return { project, dist: join(project.folder, 'dist'), stale, fresh, changedFiles };
  } catch (error) {
    project.remove();
    throw error;
  }
}

/** The groups that `check` says to render again. */
export function groupsIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/npm run artwork -- --configs \S+ ([\w-]+)/g)].map(([, group = '']) => group),
    ),
  ];
}

async function mustRun({ run }: ProjectCopy, ...words: [string, ...string[]]): Promise<void> {
  const { ok, text } = await run(...words);
  if (!ok) throw new Error(`npm run ${words.join(' ')}:\n${text}`);
}
