/** The process of one build; see `build-in-process.ts`. Its parent sends the job. */
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BuildMessage, ReleaseJob } from './build-job.ts';

const report = (message: BuildMessage) => process.send?.(message);

// Without its parent, the build has no use.
process.on('disconnect', () => process.exit(1));
enableCompileCache(fileURLToPath(new URL('../../.cache/code', import.meta.url)));
const [job] = (await once(process, 'message')) as [ReleaseJob];
const [{ build }, { ProblemsError }, { systemErrorMessage }] = await Promise.all([
  import('../commands/build.ts'),
  import('../errors/problem.ts'),
  import('../errors/system-error.ts'),
]);
try {
  await build({
    ...job,
    steps: {
      async step(title, work) {
        const started = performance.now();
        report({ kind: 'step', step: { title } });
        try {
          return await work((progress) => report({ kind: 'step', step: { title, progress } }));
        } finally {
          report({ kind: 'step', step: { title, ms: Math.round(performance.now() - started) } });
        }
      },
      note() {},
    },
  });
  report({ kind: 'done' });
} catch (error) {
  if (error instanceof ProblemsError) report({ kind: 'problems', problems: error.problems });
  else report({ kind: 'error', message: systemErrorMessage(error) ?? String((error as Error).stack) });
}
process.disconnect?.();
