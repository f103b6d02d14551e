import { expect, test } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { childEnvironment } from '../testing/child-environment.ts';
import { startStudioProcess } from './studio-process.ts';

const secret = 'the secret of both processes in tests';

/** Starts a script as the studio's process. */
function run(script: string, delays = { first: 1, longest: 4 }) {
  const process = startStudioProcess({
    command: ['-e', script],
    environment: childEnvironment,
    secret,
    logger: createLogger('silent'),
    delays,
  });
  return { ...process, [Symbol.asyncDispose]: () => process.stop(0) };
}

const stayOpen = 'process.on("disconnect", () => {});';

test('the process reports its port, and ends with the server', async () => {
  await using process = run(`${stayOpen} process.send({ listening: 4321 })`);
  expect(process.url()).toBeUndefined();
  await expect.poll(process.url).toBe('http://127.0.0.1:4321');
  await process.stop(60_000);
  expect(process.url()).toBeUndefined();
});

test('a process that ends is started again, and has another port', async () => {
  // Its id is another one each time.
  await using studio = run(`${stayOpen} process.send({ listening: process.pid })`, { first: 1, longest: 4 });
  const ids: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(studio.url).not.toBeOneOf([undefined, `http://127.0.0.1:${ids.at(-1)}`]);
    const id = Number(new URL(studio.url() ?? '').port);
    ids.push(id);
    process.kill(id, 'SIGKILL');
  }
  expect(new Set(ids).size).toBe(3);
});

test('a stop waits for no new start, and kills a process that does not end', async () => {
  await using failing = run('process.exit(1)', { first: 3_600_000, longest: 3_600_000 });
  await using deaf = run(`${stayOpen} process.on("SIGTERM", () => {}); process.send({ listening: 1 })`);
  await expect.poll(deaf.url).toBeDefined();
  await Promise.all([failing.stop(0), deaf.stop(1)]);
  expect(deaf.url()).toBeUndefined();
});
