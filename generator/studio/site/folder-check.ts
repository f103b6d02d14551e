import { setImmediate as others } from 'node:timers/promises';
import type { StudioProblem } from '../../../schema/api/studio/page.ts';
import { checkInSteps } from '../../commands/check.ts';
import type { Project } from '../../project/project.ts';
import { studioProblems } from './studio-problems.ts';

/** The check of a whole folder, which takes seconds for many pages. */
export interface FolderCheck {
  /** What is wrong in the folder as it is. Begins again if the folder changes in the meantime. */
  problems: () => Promise<StudioProblem[]>;
  /**
   * The same, but what was wrong before if the folder changes in the meantime. Browsers hear of the change, and ask again.
   */
  lastProblems: () => Promise<StudioProblem[]>;
  /** Has to be called after each change. */
  forget: () => void;
}

/** How long the check works before it lets other calls be answered, in ms. */
const sliceMs = 8;

export function createFolderCheck(open: () => Promise<Project>, now: () => number): FolderCheck {
  let known: StudioProblem[] = [];
  let version = 0;
  let checking: Promise<boolean> | undefined;

  /** @returns whether nothing changed in the meantime */
  async function check(): Promise<boolean> {
    const begun = version;
    const project = await open();
    const steps = checkInSteps(project, now());
    let until = performance.now() + sliceMs;
    while (version === begun) {
      const { done, value } = steps.next();
      if (done) {
        known = studioProblems(project.folder.root, value);
        return true;
      }
      if (performance.now() < until) continue;
      await others();
      until = performance.now() + sliceMs;
    }
    return false;
  }

  function checked(): Promise<boolean> {
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
      while (!(await checked()));
      return known;
    },
    async lastProblems() {
      await checked();
      return known;
    },
    forget() {
      version += 1;
      checking = undefined;
    },
  };
}
