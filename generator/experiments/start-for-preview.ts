import { openProject } from '../project/project.ts';
import { lockEntry } from './lock-entry.ts';
import { writeExperimentLock } from './lock-file.ts';
import { siteExperiments } from './site-experiments.ts';

/** Starts all experiments of a copy that only its author sees, so a build renders their variants. */
export async function startForPreview(configs: string, now: number): Promise<void> {
  const project = await openProject(configs, now);
  const running = new Map(project.running.running);
  const known = running.size;
  for (const [name, facts] of siteExperiments(project)) {
    // Who sees what does not matter, so no layer has to have visitors left.
    const { layer: _layer, ...alone } = facts;
    const entry = lockEntry({ facts: alone, salt: name, started: '', running, sharing: 1 });
    if (entry && !running.has(name))
      running.set(name, { ...entry, ...(facts.layer && { layer: { name: facts.layer, from: 0, to: 0 } }) });
  }
  if (running.size > known) writeExperimentLock(project.folder.experimentLock, running);
}
