import { listFolder } from '../load/page-folder.ts';
import { readText } from '../load/read-text.ts';
import { openProject } from '../project/project.ts';
import { lockEntry } from './lock-entry.ts';
import { writeExperimentLock } from './lock-file.ts';
import { siteExperiments } from './site-experiments.ts';

/** Starts all experiments of a copy that only its author sees, so a build renders their variants. */
export async function startForPreview(configs: string, now: number): Promise<void> {
  if (!hasExperiments(configs)) return;
  const project = await openProject(configs, now);
  const running = new Map(project.running.running);
  const known = running.size;
  for (const [name, facts] of siteExperiments(project)) {
    // No visitor has to be left in a layer: who sees what does not matter.
    const { layer, ...alone } = facts;
    const entry = lockEntry({ facts: alone, salt: name, started: '', running, sharing: 1 });
    if (!entry || running.has(name)) continue;
    running.set(name, { ...entry, ...(layer && { layer: { name: layer, from: 0, to: 0 } }) });
  }
  if (running.size > known) writeExperimentLock(project.folder.experimentLock, running);
}

/** Opening a folder takes as long as checking it. */
function hasExperiments(configs: string): boolean {
  const { files, site } = listFolder(configs);
  return [...files.values(), site].some((path) => /^experiment:/m.test(readText(path).text));
}
