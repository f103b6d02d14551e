import { gitEnvironment, type Settings } from './environment.ts';
import { explainFailure } from './explain-failure.ts';
import { type LockParts, lockedPath, retryLocked } from './locks.ts';
import { type Outcome, runProcess } from './run-process.ts';

/** Where a git process works. It never looks for a repository in the folders above. */
export interface GitPlace {
  gitDir: string;
  /** Missing for a bare repository. */
  workTree?: string;
  /** Instead of the place's own index. */
  index?: string;
  /** In addition to those that every process has. */
  settings?: Settings;
}

export interface RunOptions {
  /** Standard input; an empty one would leave the process waiting. */
  input?: string;
  /** More variables of the environment. */
  variables?: Readonly<Record<string, string>>;
}

export interface Git {
  readonly place: GitPlace;
  readonly parts: GitParts;
  /** @returns what the command prints. @throws RepositoryError */
  run: (args: readonly string[], options?: RunOptions) => Promise<string>;
  /** As `run`, for commands that exit with 1 for no. @returns undefined for no */
  ask: (args: readonly string[]) => Promise<string | undefined>;
  /** `git cat-file`, in bytes. */
  catFile: (args: readonly string[], input?: string) => Promise<Buffer>;
  /** The outcome of a command that uses the network, whatever its exit code. @throws RepositoryError locked */
  reach: (args: readonly string[], timeoutMs: number) => Promise<Outcome>;
}

/** What all git processes of a repository share. */
export interface GitParts extends LockParts {
  /** Of the studio. */
  environment: NodeJS.ProcessEnv;
}

/** Git as the studio runs it: without a shell, hooks, prompts, or programs that a repository's settings name. */
export function createGit(parts: GitParts, place: GitPlace): Git {
  const { gitDir, workTree, index, settings = {} } = place;

  function start(args: readonly string[], options: RunOptions & { bytes?: boolean; timeoutMs?: number }) {
    return retryLocked<Outcome>(parts, async () => {
      const outcome = await runProcess({
        ...options,
        args,
        folder: workTree ?? gitDir,
        environment: {
          ...gitEnvironment(parts.environment, settings, options.timeoutMs),
          GIT_DIR: gitDir,
          ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
          ...(index !== undefined && { GIT_INDEX_FILE: index }),
          ...options.variables,
        },
      });
      const lock = outcome.exitCode === 0 ? undefined : lockedPath(outcome.errors);
      return lock === undefined ? { done: outcome } : { lock };
    });
  }

  async function output(args: readonly string[], options: RunOptions & { bytes?: boolean }): Promise<Buffer> {
    const outcome = await start(args, options);
    if (outcome.exitCode !== 0) throw explainFailure(args[0] ?? '', outcome);
    return outcome.output;
  }

  return {
    place,
    parts,
    run: async (args, options = {}) => (await output(args, options)).toString(),
    async ask(args) {
      const outcome = await start(args, {});
      if (outcome.exitCode === 1) return undefined;
      if (outcome.exitCode !== 0) throw explainFailure(args[0] ?? '', outcome);
      return outcome.output.toString();
    },
    catFile: (args, input) => output(['cat-file', ...args], { input, bytes: true }),
    reach: (args, timeoutMs) => start(args, { timeoutMs }),
  };
}

/** The same repository in another place, or with other settings. */
export function gitAt(git: Git, place: Partial<GitPlace>): Git {
  return createGit(git.parts, { ...git.place, ...place });
}
