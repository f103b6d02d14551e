import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BoundedCache } from './bounded-cache.ts';
import type { ByteRange } from './byte-range.ts';
import { type DistFile, statFile } from './dist-file.ts';
import { compress, type Encoding, siblingEnding } from './encoding.ts';
import { tagOfFile } from './entity-tag.ts';

/** Above this size the best compression takes too long for the first visitor to wait for it. */
const slowFileBytes = 32 * 1024;

/** Reads the files of built sites. Releases share what they have in common in memory, as they do on disk. */
export interface DistContent {
  /** The whole content, compressed if an encoding is given. */
  bytes: (file: DistFile, encoding?: Encoding) => Promise<NonSharedBuffer>;
  /** The strong ETag of a large file. */
  tagOfLarge: (file: DistFile) => Promise<string>;
  /** @param range the whole file by default */
  stream: (file: DistFile, range?: ByteRange) => Promise<ReadableStream>;
}

/** @param cacheBytes memory for contents, compressed and uncompressed */
export function createDistContent(cacheBytes: number): DistContent {
  const cache = new BoundedCache(cacheBytes);
  const largeTags = new Map<string, { version: string; tag: string }>();
  let recompression: Promise<void> = Promise.resolve();

  function bytes(file: DistFile, encoding?: Encoding): Promise<NonSharedBuffer> {
    const load = () => (encoding ? compressed(file, encoding) : readFile(pathOf(file)));
    return cache.getOrLoad(keyOf(file, encoding ?? 'identity'), load, () => isInPlace(file));
  }

  /** A sibling from the build is used unless it is older than its file. */
  async function compressed(file: DistFile, encoding: Encoding): Promise<NonSharedBuffer> {
    const path = pathOf(file);
    const sibling = path + siblingEnding[encoding];
    const [other, own] = await Promise.all([stat(sibling).catch(() => null), stat(path)]);
    if (other?.isFile() && other.mtimeMs >= own.mtimeMs) return readFile(sibling);
    const plain = await bytes(file);
    if (encoding === 'gzip' || file.sizeBytes <= slowFileBytes) return compress(plain, encoding, 'best');
    const quick = await compress(plain, encoding, 'quick');
    recompress(file, encoding, plain);
    return quick;
  }

  /** Prepares the best compression for later visitors, one file at a time. */
  function recompress(file: DistFile, encoding: Encoding, plain: NonSharedBuffer): void {
    recompression = recompression
      .then(async () => {
        const best = await compress(plain, encoding, 'best');
        if (await isInPlace(file)) cache.set(keyOf(file, encoding), best);
      })
      // The quick version stays in use.
      .catch(() => undefined);
  }

  return {
    bytes,
    async tagOfLarge(file) {
      const known = largeTags.get(file.path);
      if (known?.version === file.version) return known.tag;
      const tag = await tagOfFile(pathOf(file));
      if (await isInPlace(file)) largeTags.set(file.path, { version: file.version, tag });
      return tag;
    },
    async stream(file, range) {
      const handle = await open(pathOf(file));
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream;
    },
  };
}

const pathOf = ({ folder, path }: DistFile) => join(folder, path);

const keyOf = ({ path, version }: DistFile, form: string) => [path, version, form].join('\n');

/**
 * Whether what was just read is this version. A build can replace the file in between, and a release can still have the earlier
 * version, for which nothing else may be remembered.
 */
async function isInPlace({ folder, path, version }: DistFile): Promise<boolean> {
  return (await statFile(folder, path))?.version === version;
}
