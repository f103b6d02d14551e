import type { Git } from '../git/git.ts';
import { noContent, type TreeFile } from './list-tree.ts';

const batchBytes = 32 * 1024 * 1024;

/** The contents of files of a commit, in order, byte for byte. At most about 32 MB are in memory at once. */
export async function* readBlobs(
  git: Git,
  files: readonly TreeFile[],
): AsyncGenerator<{ file: TreeFile; bytes: Buffer }> {
  for (const batch of batches(files)) {
    const output = await git.catFile(['--batch'], batch.map(({ object }) => `${object}\n`).join(''));
    let at = 0;
    for (const file of batch) {
      const start = output.indexOf('\n', at) + 1;
      const header = output.toString('latin1', at, start);
      const size = Number(/ blob (\d+)\n$/.exec(header)?.[1] ?? Number.NaN);
      if (start === 0 || Number.isNaN(size)) throw noContent(file.path);
      yield { file, bytes: output.subarray(start, start + size) };
      at = start + size + 1;
    }
  }
}

function batches(files: readonly TreeFile[]): TreeFile[][] {
  const all: TreeFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (bytes + file.size > batchBytes) {
      all.push([]);
      bytes = 0;
    }
    all.at(-1)?.push(file);
    bytes += file.size;
  }
  return all;
}
