import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedCache } from './bounded-cache.ts';
import type { ByteRange } from './byte-range.ts';
import { type DistFile, isSibling, statFile } from './dist-file.ts';
import { candidateFiles } from './dist-path.ts';
import { compress, type Encoding, siblingEnding } from './encoding.ts';
import { tagOfFile } from './entity-tag.ts';
import { pathInOtherCase } from './other-case.ts';

/** Above this size the best compression takes too long for the first visitor to wait for it. */
const slowFileBytes = 32 * 1024;

export type DistFolder = ReturnType<typeof openDistFolder>;

/**
 * The built site on disk. The next lookup sees a new build.
 * @param root the folder, which can be created later
 * @param cacheBytes memory for contents, compressed and uncompressed
 */
export function openDistFolder(root: string, cacheBytes: number) {
  const cache = new BoundedCache(cacheBytes);
  const largeTags = new Map<string, { version: string; tag: string }>();
  let recompression: Promise<void> = Promise.resolve();

  /** The file that a URL's path addresses, or undefined. */
  async function find(pathname: string): Promise<DistFile | undefined> {
    const candidates = candidateFiles(pathname);
    if (candidates.length === 0) return undefined;
    let file = await firstOf(candidates);
    // A build that swaps whole folders leaves a brief gap. Requests wait for it to end.
    for (let attempts = 10; !file && attempts > 0; attempts -= 1) {
      const hasRoot = await stat(root).catch(() => undefined);
      if (!hasRoot) await sleep(50);
      file = await firstOf(candidates);
      if (hasRoot) break;
    }
    return file;
  }

  async function firstOf(paths: readonly string[]): Promise<DistFile | undefined> {
    for (const path of paths) {
      const file = await statFile(root, path);
      if (file && !(await isSibling(root, path))) return file;
    }
    return undefined;
  }

  /** The whole content, compressed if an encoding is given. */
  function bytes(file: DistFile, encoding?: Encoding): Promise<NonSharedBuffer> {
    if (encoding) return cache.getOrLoad(keyOf(file, encoding), () => compressed(file, encoding));
    return cache.getOrLoad(keyOf(file, 'identity'), () => readFile(join(root, file.path)));
  }

  /** A sibling from the build is used unless it is older than its file. */
  async function compressed(file: DistFile, encoding: Encoding): Promise<NonSharedBuffer> {
    const sibling = join(root, file.path + siblingEnding[encoding]);
    const [other, own] = await Promise.all([stat(sibling).catch(() => null), stat(join(root, file.path))]);
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
      .then(async () => cache.set(keyOf(file, encoding), await compress(plain, encoding, 'best')))
      // The quick version stays in use.
      .catch(() => undefined);
  }

  /** The strong ETag of a large file. */
  async function tagOfLarge(file: DistFile): Promise<string> {
    const known = largeTags.get(file.path);
    if (known?.version === file.version) return known.tag;
    const tag = await tagOfFile(join(root, file.path));
    largeTags.set(file.path, { version: file.version, tag });
    return tag;
  }

  /** @param range the whole file by default */
  async function stream(file: DistFile, range?: ByteRange): Promise<ReadableStream> {
    const handle = await open(join(root, file.path));
    return Readable.toWeb(handle.createReadStream(range)) as ReadableStream;
  }

  return {
    find,
    /** The path of the page whose address differs from this one only in case. */
    findOtherCase: (pathname: string) => pathInOtherCase(root, pathname),
    bytes,
    tagOfLarge,
    stream,
    /** The file with this name, whether or not it is ever served. */
    stat: (path: string) => statFile(root, path),
  };
}

function keyOf(file: DistFile, form: string): string {
  return [file.path, file.version, form].join('\n');
}
