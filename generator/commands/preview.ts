import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Problem, ProblemsError, problemCount } from '../errors/problem.ts';
import { startForPreview } from '../experiments/start-for-preview.ts';
import { fileOf } from '../load/matrix/matrix.ts';
import { listFolder } from '../load/page-folder.ts';
import { readText } from '../load/read-text.ts';
import { displayPath, projectFolder } from '../paths.ts';
import { type PreviewFolder, writePreviewFolder } from '../preview/preview-folder.ts';
import { momentWords } from '../schedule/moment-words.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { momentNamed } from './moment-named.ts';
import type { Steps } from './steps.ts';

export interface PreviewOptions {
  configs: string;
  /** The current time (ms). */
  now: number;
  /** The moment to show the pages at, as in `from`; by default, now. */
  at?: string | undefined;
  steps: Steps;
}

interface CopyOptions extends Pick<PreviewOptions, 'configs' | 'now' | 'steps'> {
  /** Names of pages. */
  drafts: string[];
  /** The files of drafts with problems. */
  without: ReadonlySet<string>;
}

/** A built preview. */
export interface Preview extends PreviewFolder {
  /** The time (ms) that the pages are shown at, unless it is now. */
  at?: number;
}

/**
 * Builds a folder of pages with its drafts, away from the real build and its data. Drafts with mistakes are left out.
 * @returns where the site is
 * @throws ProblemsError with the problems of published pages
 */
export async function buildPreview(options: PreviewOptions): Promise<Preview> {
  const { configs, steps } = options;
  const fixed = options.at === undefined ? undefined : await momentNamed(options.at, configs);
  const now = fixed?.at ?? options.now;
  if (fixed) steps.note(`The pages as they are at ${momentWords(fixed, 'from')}.`);
  const { problems, draftProblems, drafts } = await steps.step('checking pages', () => check(configs, now));
  if (problems.length > 0) throw new ProblemsError(problems);
  const broken = Map.groupBy(draftProblems, ({ file }) => file);
  for (const [file, { length }] of broken)
    steps.note(`Draft left out: ${file} has ${problemCount(length)}, see npm run check.`);
  const copy = await writeSoundCopy({ configs, now, drafts, without: new Set(broken.keys()), steps });
  if (fixed) {
    // A build only knows what follows its own time, so one for another time starts from scratch.
    copy.out = `${copy.out}-at`;
    rmSync(copy.out, { recursive: true, force: true });
  }
  await startForPreview(copy.configs, now);
  try {
    await build({ ...copy, now, steps: { ...steps, note: withoutLock(steps.note) } });
  } catch (error) {
    throw error instanceof ProblemsError
      ? new ProblemsError(error.problems.map((problem) => inFolder(problem, copy.configs, configs)))
      : error;
  }
  return { ...copy, ...(fixed && { at: fixed.at }) };
}

/** Writes a copy without drafts that have problems, and without those that then have problems, until none are left. */
async function writeSoundCopy({ configs, now, drafts, without, steps }: CopyOptions): Promise<PreviewFolder> {
  const folder = listFolder(configs);
  const ofDrafts = new Set(drafts.map(fileOf));
  const left = new Set(without);
  for (;;) {
    const copy = writePreviewFolder(folder, left);
    if (left.size === 0) return copy;
    const { problems } = await check(copy.configs, now);
    const files = new Set(problems.map((problem) => inFolder(problem, copy.configs, configs).file));
    // A problem of a draft that is left out is one of a draft that extends it.
    const isInherited = !files.isDisjointFrom(left);
    const added = [...folder.files].flatMap(([name, path]) => {
      const file = displayPath(path);
      if (!ofDrafts.has(name) || left.has(file)) return [];
      const [, base = ''] = /^extends:[ \t]*["']?([^\s"'#]+)/m.exec(readText(path).text) ?? [];
      const needs = isInherited && left.has(displayPath(folder.files.get(base) ?? ''));
      return needs || files.has(file) ? [file] : [];
    });
    if (added.length === 0) return copy;
    for (const file of added) {
      left.add(file);
      steps.note(`Draft left out: ${file} needs a draft that is left out.`);
    }
  }
}

/** @throws an error of the network if a port cannot be used, which is better to know before building */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Serves a built preview until it is stopped. @returns the exit code */
export function servePreview({ out, at }: Preview, port: number): Promise<number> {
  const options = ['--dist', out, '--port', String(port), ...(at === undefined ? [] : [`--at=${at}`])];
  const server = spawn(process.execPath, [join(projectFolder, 'server/preview.ts'), ...options], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  return new Promise((resolve) => {
    server.once('exit', (code) => resolve(code ?? 0));
  });
}

/** The list of routes of the copy is not for anyone to commit. */
const withoutLock = (note: Steps['note']) => (text: string) => {
  if (!text.includes('routes.lock')) note(text);
};

/** A problem names the file to edit, not its copy. */
function inFolder(problem: Problem, copy: string, configs: string): Problem {
  const renamed = (text: string) => text.replaceAll(displayPath(copy), displayPath(configs));
  return {
    ...problem,
    file: renamed(problem.file),
    message: renamed(problem.message),
    hint: renamed(problem.hint),
  };
}
