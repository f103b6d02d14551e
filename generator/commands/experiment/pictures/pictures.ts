import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VariantPictures } from '../../../../server/experiments/report/report-file.ts';
import { serveVariants } from '../../../../server/experiments/serving/serve-variants.ts';
import { ProblemsError } from '../../../errors/problem.ts';
import { systemErrorMessage } from '../../../errors/system-error.ts';
import { type LockEntry, readExperimentLock, writeExperimentLock } from '../../../experiments/lock-file.ts';
import { routeOf } from '../../../experiments/page-paths.ts';
import { displayPath } from '../../../paths.ts';
import { copyFolder } from '../../../preview/copy-folder.ts';
import { writeWhole } from '../../../write/atomic-write.ts';
import { build } from '../../build.ts';
import { createSteps } from '../../steps.ts';
import { ExperimentError } from '../experiment-error.ts';
import type { ExperimentRequest } from '../experiment-request.ts';
import { type Experiments, entryOf } from '../open-experiments.ts';
import { pictureNames } from './picture-names.ts';

type Request = Pick<ExperimentRequest, 'findBrowser' | 'now' | 'steps'>;

/**
 * Takes the pictures of a running experiment, or takes them again.
 * @throws ExperimentError if they cannot be taken
 */
export async function pictures(experiments: Experiments, name: string, request: Request): Promise<string> {
  const { isTaken, text } = await takePictures(
    experiments.project,
    { name, entry: entryOf(experiments, name) },
    request,
  );
  if (!isTaken) throw new ExperimentError(text);
  return text;
}

interface Result {
  isTaken: boolean;
  /** What happened, in a sentence. */
  text: string;
}

/** Photographs the first screen of each variant of a running experiment, and names the pictures in its lock. Does not throw. */
export async function takePictures(
  project: Experiments['project'],
  { name, entry }: { name: string; entry: LockEntry },
  { findBrowser, now, steps }: Request,
): Promise<Result> {
  const { folder, history } = project;
  const command = `npm run experiment -- pictures ${name}`;
  try {
    const chromium = await findBrowser();
    if (chromium === undefined)
      return {
        isTaken: false,
        text: `No pictures of the variants were taken, because no Chromium was found. Install one, then run: ${command}`,
      };
    const route = routeOf(project, entry.page) || '/';
    const screens = await steps.step('photographing the variants', () =>
      firstScreens({ folder, name, entry, route, chromium, now }),
    );
    const named: Record<string, VariantPictures> = {};
    for (const [id, { phone, desktop }] of screens) {
      const files = pictureNames({ name, started: entry.started, id }, history.ended);
      writeWhole(join(folder.pictures, files.phone), phone);
      writeWhole(join(folder.pictures, files.desktop), desktop);
      named[id] = files;
    }
    namePictures(folder.experimentLock, name, named);
    return {
      isTaken: true,
      text: `Pictures of the variants are in ${displayPath(folder.pictures)}; commit them with ${displayPath(folder.experimentLock)}.`,
    };
  } catch (error) {
    return {
      isTaken: false,
      text: `No pictures of the variants were taken: ${reasonOf(error)}. Try again: ${command}`,
    };
  }
}

/** The list is read again: it may have changed while the pictures were taken. */
function namePictures(lock: string, name: string, pictures: Record<string, VariantPictures>): void {
  const { running } = readExperimentLock(lock);
  const entry = running.get(name);
  if (entry) writeExperimentLock(lock, new Map([...running, [name, { ...entry, pictures }]]));
}

function reasonOf(error: unknown): string {
  if (error instanceof ProblemsError) return 'npm run build has problems with this folder';
  const text = systemErrorMessage(error) ?? (error instanceof Error ? error.message : String(error));
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}

interface Shooting {
  folder: Experiments['project']['folder'];
  name: string;
  entry: LockEntry;
  /** The address of the page to photograph. */
  route: string;
  chromium: string;
  now: Date;
}

/** The pictures of all variants, from a build of a copy: a build of the folder itself would list new addresses as published. */
async function firstScreens({ folder, name, entry, route, chromium, now }: Shooting) {
  const scratch = mkdtempSync(join(tmpdir(), 'experiment-pictures-'));
  try {
    const [configs, out] = [join(scratch, 'pages'), join(scratch, 'site')];
    copyFolder(folder, configs);
    await build({ configs, out, now: now.getTime(), steps: createSteps(() => {}, false) });
    await using server = await serveVariants(out, now);
    const addresses = Object.keys(entry.split).map((id): [string, string] => [
      id,
      `${server.url}${route}?variant=${name}:${id}`,
    ]);
    const { photographVariants } = await import('./photograph-variants.ts');
    return await photographVariants(chromium, new Map(addresses));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
