import { mkdirSync, readFileSync, renameSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { SystemError, systemErrorMessage, withPath } from './system-error.ts';

function messageOf(work: (folder: string) => void): string | undefined {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'full/of'), { recursive: true });
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('loop', join(folder, 'loop'));
  try {
    work(folder);
    return 'nothing failed';
  } catch (error) {
    return systemErrorMessage(error)?.replace(/^\S*\//, '');
  }
}

describe('systemErrorMessage', () => {
  it.each([
    ['file already exists and is not a folder.', (at: string) => mkdirSync(join(at, 'file'))],
    [
      'below cannot be reached: part of its path is a file, not a folder.',
      (at: string) => writeFileSync(join(at, 'file/below'), ''),
    ],
    ['full is a folder, but must be a file.', (at: string) => writeFileSync(join(at, 'full'), '')],
    ['full is a folder that is not empty.', (at: string) => rmdirSync(join(at, 'full'))],
    ['new does not exist.', (at: string) => renameSync(join(at, 'old'), join(at, 'new'))],
    ['loop is a link that points to itself.', (at: string) => readFileSync(join(at, 'loop'))],
    [
      'full cannot be written: the disk is full.',
      () => {
        try {
          writeFileSync('/dev/full', 'x');
        } catch (error) {
          throw withPath(error, '/dev/full');
        }
      },
    ],
  ])('returns one sentence with the path: %s', (sentence, work) => {
    // Only Linux has a device that is always full.
    if (sentence.includes('disk is full') && process.platform !== 'linux') return;
    expect(messageOf(work)).toBe(sentence);
  });

  it('shortens a long path', () => {
    const message = messageOf((at) => writeFileSync(join(at, 'a'.repeat(300)), ''));
    expect(message).toMatch(/a… has a name that is too long for the disk\.$/);
    expect(message?.length).toBeLessThan(200);
  });

  it('names a port that is in use', async () => {
    const [one, two] = [createServer(), createServer()];
    const { port } = await new Promise<{ port: number }>((resolve) =>
      one.listen(0, '127.0.0.1', () => resolve(one.address() as { port: number })),
    );
    const error = await new Promise((resolve) => two.on('error', resolve).listen(port, '127.0.0.1'));
    one.close();
    expect(systemErrorMessage(error)).toBe(`Port ${port} is already in use. Choose another one with --port.`);
  });

  it('returns all reasons of a SystemError', () => {
    expect(systemErrorMessage(new SystemError(['One.', 'Two.']))).toBe('One.\nTwo.');
  });

  it('returns undefined for a bug in the program', () => {
    expect(systemErrorMessage(new TypeError('x is undefined'))).toBeUndefined();
    expect(systemErrorMessage('text')).toBeUndefined();
  });
});
