import { GitConstructError, GitPluginError, type SimpleGitOptions, simpleGit } from 'simple-git';
import { RepositoryError } from '../repository-error.ts';

export interface ProcessParts {
  args: readonly string[];
  /** The working directory. */
  folder: string;
  /** All of it. */
  environment: Readonly<Record<string, string>>;
  input?: string;
  /** Whether the output is read as bytes, which only `cat-file` can. */
  bytes?: boolean;
  /** How long the process may be silent. */
  timeoutMs?: number;
}

/** How a process ended. */
export interface Outcome {
  /** -1 if a signal ended it. */
  exitCode: number;
  output: Buffer;
  errors: string;
  /** Whether it was ended because it was silent for too long. */
  isTimeout: boolean;
}

/**
 * simple-git refuses variables and settings that could run programs. These set all of them to what runs none, and no value
 * of a caller is among them.
 */
const unsafe: SimpleGitOptions['unsafe'] = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeHooksPath: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeFilter: true,
  allowUnsafePager: true,
  allowUnsafeEditor: true,
  allowUnsafeAskPass: true,
  allowUnsafeSshCommand: true,
  allowUnsafePack: true,
};

const installing =
  'Install it with `apt-get install git`, `apk add git`, or `brew install git`, or from https://git-scm.com/downloads.';

/** Runs git once. @throws RepositoryError no-git, or not-a-repository if the folder is gone */
export async function runProcess(parts: ProcessParts): Promise<Outcome> {
  const { args, folder, environment, input, bytes = false, timeoutMs } = parts;
  let exitCode = -1;
  let errors = '';
  const options: Partial<SimpleGitOptions> = {
    baseDir: folder,
    trimmed: false,
    // At `close`, all output has been read. A helper that a push leaves behind can keep it open for a while.
    completion: { onClose: true, onExit: timeoutMs === undefined ? false : 200 },
    allowEnvironment: Object.keys(environment),
    unsafe,
    input: () => input,
    ...(timeoutMs !== undefined && { timeout: { block: timeoutMs } }),
    // simple-git takes a silent failure and a killed process for a success, so the outcome is judged by the caller.
    errors(error, result) {
      exitCode = result.exitCode ?? -1;
      errors = Buffer.concat(result.stdErr).toString();
      return error instanceof GitPluginError ? error : undefined;
    },
  };
  try {
    const git = simpleGit(options).env(environment).outputHandler(sayNothing);
    const output = bytes ? await git.binaryCatFile(args.slice(1)) : Buffer.from(await git.raw([...args]));
    if (errors.includes('spawn git ENOENT'))
      throw new RepositoryError('no-git', `The studio needs Git, which is not installed here. ${installing}`);
    return { exitCode, output, errors, isTimeout: false };
  } catch (error) {
    if (error instanceof GitConstructError)
      throw new RepositoryError('not-a-repository', `The folder ${folder} does not exist.`);
    if (!(error instanceof GitPluginError) || error.plugin !== 'timeout') throw error;
    return { exitCode: -1, output: Buffer.alloc(0), errors, isTimeout: true };
  }
}

/** After a process without output, simple-git waits for 50 ms in case some arrives, which makes a commit take half a second. */
function sayNothing(_command: string, stdout: NodeJS.ReadableStream): void {
  setImmediate(() => stdout.emit('data', Buffer.alloc(0)));
}
