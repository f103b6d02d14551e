import type { Context, Handler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { plainPolicy } from '../security/content-security-policy.ts';
import { setPolicy } from '../security/security-headers.ts';
import type { DistFile, DistFolder } from './dist-folder.ts';
import { type Encoding, negotiate } from './encoding.ts';
import type { PolicyOf } from './page-policy.ts';
import { plainPage } from './plain-page.ts';

/** Names below /assets/ carry a hash of their content, so what they name never changes. */
const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

export interface ServeDistParts {
  dist: DistFolder;
  policyOf: PolicyOf;
}

/** Answers GET and HEAD from the built site; what is not there gets the site's own 404 page. */
export function serveDist(parts: ServeDistParts): Handler<ServerEnv> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new HttpError('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
    }
    // A build may remove a file between our look and our read; the second look sees the new build.
    return answer(c, parts).catch((error) => {
      if (error?.code === 'ENOENT') return answer(c, parts);
      throw error;
    });
  };
}

async function answer(c: Context<ServerEnv>, parts: ServeDistParts): Promise<Response> {
  const file = await parts.dist.find(rawPath(c.req.url));
  if (file) return answerFile(c, parts, file);
  const missing = await parts.dist.find('/404.html');
  if (missing) return answerMissing(c, parts, missing);
  setPolicy(c, plainPolicy);
  return c.html(plainPage('Page not found', '<p>There is no page at this address.</p>'), 404);
}

/** Hono's own path is already half decoded; decoding must happen once. */
function rawPath(url: string): string {
  return new URL(url).pathname;
}

async function answerFile(c: Context<ServerEnv>, parts: ServeDistParts, file: DistFile): Promise<Response> {
  const encoding = prepare(c, file);
  const tag = `"${await parts.dist.etag(file)}${encoding ? `-${encoding}` : ''}"`;
  c.header('etag', tag);
  c.header('cache-control', file.path.startsWith('assets/') ? forever : revalidate);
  if (isPage(file)) setPolicy(c, await parts.policyOf(await parts.dist.bytes(file)));
  if (matches(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  return answerBody(c, parts.dist, file, encoding);
}

async function answerMissing(
  c: Context<ServerEnv>,
  parts: ServeDistParts,
  page: DistFile,
): Promise<Response> {
  const encoding = prepare(c, page);
  c.status(404);
  c.header('cache-control', revalidate);
  setPolicy(c, await parts.policyOf(await parts.dist.bytes(page)));
  return answerBody(c, parts.dist, page, encoding);
}

function prepare(c: Context<ServerEnv>, file: DistFile): Encoding | undefined {
  c.header('content-type', file.mediaType);
  if (!file.isCompressible) return undefined;
  c.header('vary', 'accept-encoding');
  return negotiate(c.req.header('accept-encoding'));
}

async function answerBody(
  c: Context<ServerEnv>,
  dist: DistFolder,
  file: DistFile,
  encoding: Encoding | undefined,
): Promise<Response> {
  if (encoding) c.header('content-encoding', encoding);
  if (file.isLarge) {
    c.header('content-length', String(file.sizeBytes));
    return c.req.method === 'HEAD' ? c.body(null) : c.body(await dist.stream(file));
  }
  const bytes = await dist.bytes(file, encoding);
  c.header('content-length', String(bytes.byteLength));
  return c.body(bytes as Buffer<ArrayBuffer>);
}

function isPage(file: DistFile): boolean {
  return file.mediaType.startsWith('text/html');
}

/** Whether If-None-Match names this version; weak and strong tags compare alike for it. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
