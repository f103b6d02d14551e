import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everything } from '../../fixtures/built-twice.ts';
import { testReleases } from '../../fixtures/test-releases.ts';

const program = fileURLToPath(new URL('make-and-report.ts', import.meta.url));
const steps = [
  'building code',
  'loading site',
  'building 2 pages',
  'checking links',
  'writing images',
  'publishing',
];

test('a process that is killed while it makes a release leaves the live one as it is, and the next one works', async () => {
  const { pages, dist, folder, publish, reopen, releases } = await testReleases();
  const live = await publish();
  const site = { out: (await releases.live())?.folder ?? '' };
  const before = everything(site);
  for (const [index, step] of steps.entries()) {
    pages.edit(
      'workshop.yaml',
      /heading: Come and .*/.exec(pages.read('workshop.yaml'))?.[0] ?? '',
      `heading: Come and pour ${index}.`,
    );
    const child = spawn(process.execPath, [program, pages.root, dist, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) if (line.startsWith(step)) child.kill('SIGKILL');
    expect([step, (await exit)[1]]).toEqual([step, 'SIGKILL']);
    const next = await reopen();
    expect(await next.list()).toMatchObject([
      ...Array.from({ length: index + 1 }, () => ({ state: 'failed', title: 'Killed' })),
      { id: live, state: 'live' },
    ]);
    expect([step, everything(site)]).toEqual([step, before]);
  }
  const last = await publish();
  expect((await releases.live())?.id).toBe(last);
  expect(readdirSync(folder).filter((name) => /-\w{4}$/.test(name))).toEqual([live, last]);
});
