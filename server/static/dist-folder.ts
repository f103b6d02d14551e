import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createContentCache } from './content-cache.ts';
import { candidateFiles } from './dist-path.ts';
import { compress, type Encoding, siblingEnding } from './encoding.ts';
import { tagOfFile } from './entity-tag.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { pathInOtherCase } from './other-case.ts';

/** Files beyond this size are streamed and never held in memory. */
const largeFileBytes = 1024 * 1024;
/** Below this size the headers weigh more than what compressing saves. */
const smallFileBytes = 512;
/** Beyond this size the best compression takes so long that the first visitor is not kept waiting for it. */
const slowFileBytes = 32 * 1024;

/** One version of a file: as soon as the file is replaced, it is another one. */
export interface DistFile {
  /** Relative to dist, with forward slashes. */
  path: string;
  mediaType: string;
  isCompressible: boolean;
  sizeBytes: number;
  /** Large files are to be streamed; they are never held in memory by `serveDist`. */
  isLarge: boolean;
  version: string;
}

/** The built site on disk. A new build is seen with the next request. */
export interface DistFolder {
  /** The file that answers for a URL's path, or undefined. */
  find(pathname: string): Promise<DistFile | undefined>;
  /** The path of the page whose address differs from this one in capitals only. */
  findOtherCase(pathname: string): Promise<string | undefined>;
  /** All bytes, compressed or as they are. */
  bytes(file: DistFile, encoding?: Encoding): Promise<Buffer>;
  /** The strong ETag of a large file. */
  tagOfLarge(file: DistFile): Promise<string>;
  stream(file: DistFile): Promise<ReadableStream>;
  /** The file of that name, whether or not it is ever served. */
  look(path: string): Promise<DistFile | undefined>;
}

/**
 * @param root the folder; it need not exist yet
 * @param cacheBytes memory for contents, compressed and not
 */
export function openDistFolder(root: string, cacheBytes: number): DistFolder {
  const cache = createContentCache(cacheBytes);
  const largeTags = new Map<string, { version: string; tag: string }>();
  let polishing: Promise<void> = Promise.resolve();

  async function find(pathname: string): Promise<DistFile | undefined> {
    const candidates = candidateFiles(pathname);
    if (candidates.length === 0) return undefined;
    let file = await firstOf(candidates);
    // A build that swaps whole folders leaves a moment without any: it is worth waiting for.
    for (let patience = 10; !file && patience > 0; patience -= 1) {
      const isThere = await exists(root);
      if (!isThere) await sleep(50);
      file = await firstOf(candidates);
      if (isThere) break;
    }
    return file;
  }

  async function firstOf(paths: readonly string[]): Promise<DistFile | undefined> {
    for (const path of paths) {
      const file = await look(root, path);
      if (file) return file;
    }
    return undefined;
  }

  function bytes(file: DistFile, encoding?: Encoding): Promise<Buffer> {
    if (encoding) return cache.once(keyOf(file, encoding), () => packed(file, encoding));
    return cache.once(keyOf(file, 'identity'), () => readFile(join(root, file.path)));
  }

  /** A sibling made by the build is taken when it is not older than its file. */
  async function packed(file: DistFile, encoding: Encoding): Promise<Buffer> {
    const sibling = join(root, file.path + siblingEnding[encoding]);
    const [its, own] = await Promise.all([stat(sibling).catch(() => null), stat(join(root, file.path))]);
    if (its?.isFile() && its.mtimeMs >= own.mtimeMs) return readFile(sibling);
    const plain = await bytes(file);
    if (encoding === 'gzip' || file.sizeBytes <= slowFileBytes) return compress(plain, encoding, 'best');
    const quick = await compress(plain, encoding, 'quick');
    polish(file, encoding, plain);
    return quick;
  }

  /** Later visitors get the best compression; one file is worked on at a time. */
  function polish(file: DistFile, encoding: Encoding, plain: Buffer): void {
    polishing = polishing
      .then(async () => cache.replace(keyOf(file, encoding), await compress(plain, encoding, 'best')))
      // What was sent at first goes on being sent.
      .catch(() => undefined);
  }

  async function tagOfLarge(file: DistFile): Promise<string> {
    const known = largeTags.get(file.path);
    if (known?.version === file.version) return known.tag;
    const tag = await tagOfFile(join(root, file.path));
    largeTags.set(file.path, { version: file.version, tag });
    return tag;
  }

  async function stream(file: DistFile): Promise<ReadableStream> {
    const handle = await open(join(root, file.path));
    return handle.readableWebStream({ autoClose: true }) as ReadableStream;
  }

  return {
    find,
    findOtherCase: (pathname) => pathInOtherCase(root, pathname),
    bytes,
    tagOfLarge,
    stream,
    look: (path) => look(root, path),
  };
}

function keyOf(file: DistFile, form: string): string {
  return [file.path, file.version, form].join('\n');
}

async function look(root: string, path: string): Promise<DistFile | undefined> {
  const found = await stat(join(root, path), { bigint: true }).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const mediaType = mediaTypeOf(path);
  const sizeBytes = Number(found.size);
  const isLarge = sizeBytes > largeFileBytes;
  return {
    path,
    mediaType,
    sizeBytes,
    isLarge,
    isCompressible: isCompressible(mediaType) && sizeBytes >= smallFileBytes && !isLarge,
    version: `${found.ino}-${found.mtimeNs}-${found.size}`,
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
