import { mkdirSync, readFileSync, renameSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { SystemFault, systemFault, withPath } from './system-error.ts';

function faultOf(work: (folder: string) => void): string | undefined {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'full/of'), { recursive: true });
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('loop', join(folder, 'loop'));
  try {
    work(folder);
    return 'nothing failed';
  } catch (error) {
    return systemFault(error)?.replace(/^\S*\//, '');
  }
}

describe('a fault of the machine', () => {
  it.each([
    [
      'file is in the way: it is there already and is no folder.',
      (at: string) => mkdirSync(join(at, 'file')),
    ],
    [
      'below cannot be reached: a part of its path is a file and no folder.',
      (at: string) => writeFileSync(join(at, 'file/below'), ''),
    ],
    ['full is a folder, where a file belongs.', (at: string) => writeFileSync(join(at, 'full'), '')],
    [
      'full is a folder that holds files, where another one belongs.',
      (at: string) => rmdirSync(join(at, 'full')),
    ],
    ['new is not there.', (at: string) => renameSync(join(at, 'old'), join(at, 'new'))],
    ['loop is a link that leads back to itself.', (at: string) => readFileSync(join(at, 'loop'))],
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
  ])('is one sentence with the path: %s', (sentence, work) => {
    // Only some systems have a disk that is always full.
    if (sentence.includes('disk is full') && process.platform !== 'linux') return;
    expect(faultOf(work)).toBe(sentence);
  });

  it('does not fill the screen with a long path', () => {
    const fault = faultOf((at) => writeFileSync(join(at, 'a'.repeat(300)), ''));
    expect(fault).toMatch(/a… has a name that is too long for the disk\.$/);
    expect(fault?.length).toBeLessThan(200);
  });

  it('is a port that is taken', async () => {
    const [one, two] = [createServer(), createServer()];
    const { port } = await new Promise<{ port: number }>((resolve) =>
      one.listen(0, '127.0.0.1', () => resolve(one.address() as { port: number })),
    );
    const error = await new Promise((resolve) => two.on('error', resolve).listen(port, '127.0.0.1'));
    one.close();
    expect(systemFault(error)).toBe(`Port ${port} is taken. Choose another one with --port.`);
  });

  it('is told all at once when it was found before the work began', () => {
    expect(systemFault(new SystemFault(['One.', 'Two.']))).toBe('One.\nTwo.');
  });

  it('is not a mistake of the program', () => {
    expect(systemFault(new TypeError('x is undefined'))).toBeUndefined();
    expect(systemFault('text')).toBeUndefined();
  });
});
