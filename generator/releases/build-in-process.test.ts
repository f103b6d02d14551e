import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { buildInProcess } from './build-in-process.ts';
import type { ReleaseStep } from './build-job.ts';

test('a build in a process of its own reports its steps and its problems', async () => {
  const pages = testFolder();
  const out = emptyFolder();
  const job = { configs: pages.root, out, now: Date.now() };
  const steps: ReleaseStep[] = [];
  await buildInProcess(job, { onStep: (step) => steps.push(step) });
  expect(existsSync(join(out, 'index.html'))).toBe(true);
  const titles = steps.flatMap(({ title, ms }) => (ms === undefined ? [] : [title]));
  expect(titles).toEqual(
    expect.arrayContaining(['building 5 pages', 'checking links and budgets', 'publishing']),
  );
  pages.edit('home.yaml', 'heading: Asked at the bench.', 'headline: Asked.');
  const failure = await buildInProcess(job, {}).catch((error) => error);
  expect(failure).toBeInstanceOf(ProblemsError);
  expect(failure.problems[0]).toMatchObject({ line: expect.any(Number), message: expect.any(String) });
});

test('a build can be stopped, and says what the machine lacks', async () => {
  const job = { configs: testFolder().root, out: emptyFolder(), now: Date.now() };
  const abort = new AbortController();
  const building = buildInProcess(job, { signal: abort.signal, onStep: () => abort.abort() });
  await expect(building).rejects.toThrow('aborted');
  const file = join(job.out, 'file');
  writeFileSync(file, '');
  await expect(buildInProcess({ ...job, out: join(file, 'dist') }, {})).rejects.toThrow(
    /file.* part of its path is a file/,
  );
});
