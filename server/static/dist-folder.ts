import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedCache } from './bounded-cache.ts';
import { candidateFiles } from './dist-path.ts';
import { compress, type Encoding, siblingEnding } from './encoding.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';

/** Files beyond this size are streamed and never held in memory. */
const largeFileBytes = 1024 * 1024;
/** Below this size the headers weigh more than what compressing saves. */
const smallFileBytes = 512;

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
  /** A strong validator of the content, without quotes. */
  etag(file: DistFile): Promise<string>;
  /** All bytes, compressed or as they are. */
  bytes(file: DistFile, encoding?: Encoding): Promise<Buffer>;
  stream(file: DistFile): Promise<ReadableStream>;
  /** The file of that name, whether or not it is ever served. */
  look(path: string): Promise<DistFile | undefined>;
}

/**
 * @param root the folder; it need not exist yet
 * @param cacheBytes memory for contents, compressed and not
 */
export function openDistFolder(root: string, cacheBytes: number): DistFolder {
  const cache = new BoundedCache(cacheBytes);
  const etags = new Map<string, { version: string; etag: string }>();
  const underWay = new Map<string, Promise<Buffer>>();

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

  async function etag(file: DistFile): Promise<string> {
    const known = etags.get(file.path);
    if (known?.version === file.version) return known.etag;
    const fresh = await hashOf(file);
    etags.set(file.path, { version: file.version, etag: fresh });
    return fresh;
  }

  async function hashOf(file: DistFile): Promise<string> {
    const hash = createHash('sha256');
    if (!file.isLarge) hash.update(await bytes(file));
    else for await (const chunk of createReadStream(join(root, file.path))) hash.update(chunk);
    return hash.digest('base64url').slice(0, 27);
  }

  function bytes(file: DistFile, encoding?: Encoding): Promise<Buffer> {
    if (encoding) return once(file, encoding, () => packed(file, encoding));
    return once(file, 'identity', () => readFile(join(root, file.path)));
  }

  async function stream(file: DistFile): Promise<ReadableStream> {
    const handle = await open(join(root, file.path));
    return handle.readableWebStream({ autoClose: true }) as ReadableStream;
  }

  /** A sibling made by the build is taken when it is not older than its file. */
  async function packed(file: DistFile, encoding: Encoding): Promise<Buffer> {
    const sibling = join(root, file.path + siblingEnding[encoding]);
    const [its, own] = await Promise.all([stat(sibling).catch(() => null), stat(join(root, file.path))]);
    if (its?.isFile() && its.mtimeMs >= own.mtimeMs) return readFile(sibling);
    return compress(await bytes(file), encoding);
  }

  /** From memory, or made once for everybody who asks meanwhile. */
  function once(file: DistFile, form: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const key = [file.path, file.version, form].join('\n');
    const kept = cache.get(key);
    if (kept) return Promise.resolve(kept);
    const running = underWay.get(key);
    if (running) return running;
    const started = make().then((bytes) => {
      cache.set(key, bytes);
      return bytes;
    });
    underWay.set(key, started);
    return started.finally(() => underWay.delete(key));
  }

  return { find, etag, bytes, stream, look: (path) => look(root, path) };
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
