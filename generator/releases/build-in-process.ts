import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ProblemsError } from '../errors/problem.ts';
import { SystemError } from '../errors/system-error.ts';
import type { BuildMessage, BuildRelease } from './build-job.ts';

const entry = fileURLToPath(new URL('build-process.ts', import.meta.url));

/** The end of what a crashed build printed. */
const maxPrinted = 2000;

/** Builds in a process of its own, so a long build delays no answers, and a crash or too little memory ends the build alone. */
export const buildInProcess: BuildRelease = async (job, { signal, onStep }) => {
  signal?.throwIfAborted();
  // As `npm run build` does; see `createGarbageCollector`.
  const child = fork(entry, {
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-maxPrinted);
  });
  let outcome: BuildMessage | undefined;
  child.on('message', (message: BuildMessage) => {
    if (message.kind === 'step') onStep?.(message.step);
    else outcome = message;
  });
  child.send(job);
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null];
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (outcome?.kind === 'problems') throw new ProblemsError(outcome.problems);
  if (outcome?.kind === 'error') throw new SystemError([outcome.message]);
  if (outcome?.kind !== 'done')
    throw new Error(
      `The build ended unexpectedly (${killedBy ?? `exit code ${code}`}).${printed && `\n${printed.trim()}`}`,
    );
};
