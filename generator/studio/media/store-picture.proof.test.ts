import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { storePicture } from './store-picture.ts';

const module = JSON.stringify(join(import.meta.dirname, 'store-picture.ts'));

/** So large that a process is mostly busy with writing them. No two have the same size, so none are compared. */
const minBytes = 20_000_000;

/** Stores pictures one after the other, and prints their names. */
const script = `
  const { storePicture } = await import(${module});
  const all = Buffer.alloc(${minBytes} + 1000, 7);
  for (let count = 0; ; count++) {
    try { console.log(await storePicture(process.argv[1], 'team.jpg', all.subarray(0, ${minBytes} + count))); }
    catch ({ name, reason }) { console.log(name + ' ' + reason); process.exit(); }
  }`;

/** @param maxKilobytes the largest file that the process can write, as on a disk that is full */
function startStoring(folder: string, maxKilobytes = 'unlimited'): ChildProcess {
  const command = 'ulimit -f "$1" && exec "$2" --input-type=module -e "$3" "$4"';
  return spawn('bash', ['-c', command, 'bash', maxKilobytes, process.execPath, script, folder]);
}

const lines = ({ stdout }: ChildProcess) => createInterface({ input: stdout as NodeJS.ReadableStream });

test.each([1, 2, 3, 4, 5, 6])(
  'a process that is killed while it writes picture %d leaves whole ones, and the next picture removes the rest',
  async (count) => {
    const folder = emptyFolder();
    const own = join(folder, 'own');
    mkdirSync(own);
    const stored: string[] = [];
    const child = startStoring(folder);
    const watcher = watch(own, () => {
      if (stored.length >= count - 1) child.kill('SIGKILL');
    });
    const ended = once(child, 'exit');
    for await (const line of lines(child)) stored.push(line.replace('own/', ''));
    await ended;
    watcher.close();
    const left = readdirSync(own);
    const whole = left.filter((name) => statSync(join(own, name)).size >= minBytes);
    const names = left.filter((name) => !name.startsWith('.'));
    expect(whole).toEqual(expect.arrayContaining([...stored, ...names]));
    await storePicture(folder, 'last.jpg', Buffer.from('last'));
    expect(readdirSync(own).toSorted()).toEqual([...names, 'last.jpg'].toSorted());
    rmSync(folder, { recursive: true });
  },
);

test('a full disk leaves nothing', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'own'));
  expect(await Array.fromAsync(lines(startStoring(folder, '1000')))).toEqual(['PictureError disk']);
  expect(readdirSync(join(folder, 'own'))).toEqual([]);
});
