import { setTimeout as sleep } from 'node:timers/promises';
import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import { checkInSteps } from '../../commands/check.ts';
import { createSlices } from '../../lib/slices.ts';
import type { Project } from '../../project/project.ts';
import { studioProblems } from './studio-problems.ts';

/** The check of a whole folder, which takes seconds for many pages. */
export interface FolderCheck {
  /** What is wrong in the folder as it is. Begins again if the folder changes in the meantime. */
  problems: () => Promise<StudioProblem[]>;
  /**
   * The same, but of the last check that ended if the folder changes in the meantime. Browsers hear of the change, and ask again.
   * @param maxWaitMs how long to wait for the check, by default until it ends
   * @returns undefined if none has ended yet
   */
  lastCheck: (maxWaitMs?: number) => Promise<LastCheck | undefined>;
  /** Has to be called after each change. */
  forget: () => void;
}

export interface LastCheck {
  problems: StudioProblem[];
  /** Whether it is a check of the folder as it is. */
  isCurrent: boolean;
}

export function createFolderCheck(open: () => Promise<Project>, now: () => number): FolderCheck {
  let last: { problems: StudioProblem[]; version: number } | undefined;
  let version = 0;
  let checking: Promise<StudioProblem[] | undefined> | undefined;

  /** @returns what is wrong; undefined if something changed in the meantime */
  async function check(): Promise<StudioProblem[] | undefined> {
    const begun = version;
    const project = await open();
    const steps = checkInSteps(project, now());
    const othersAnswered = createSlices();
    while (version === begun) {
      const { done, value } = steps.next();
      if (done) {
        const problems = studioProblems(project.folder.root, value);
        last = { problems, version };
        return problems;
      }
      await othersAnswered();
    }
    return undefined;
  }

  function checked(): Promise<StudioProblem[] | undefined> {
    const begun = version;
    checking ??= check();
    // An error may not last.
    checking.catch(() => {
      if (version === begun) checking = undefined;
    });
    return checking;
  }

  return {
    async problems() {
      let found: StudioProblem[] | undefined;
      while (!found) found = await checked();
      return found;
    },
    async lastCheck(maxWaitMs) {
      const check = checked();
      await (maxWaitMs === undefined ? check : Promise.race([check, sleep(maxWaitMs)]));
      return last && { problems: last.problems, isCurrent: last.version === version };
    },
    forget() {
      version += 1;
      checking = undefined;
    },
  };
}
