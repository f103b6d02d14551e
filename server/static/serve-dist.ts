import type { Context, Handler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { plainPolicy } from '../security/content-security-policy.ts';
import { policyHeader } from '../security/security-headers.ts';
import type { DistFile, DistFolder } from './dist-folder.ts';
import { type Encoding, negotiate } from './encoding.ts';
import { isKnownTag, tagOfBytes } from './entity-tag.ts';
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
  // Hono's own path is already half decoded; decoding must happen once.
  const { pathname, search } = new URL(c.req.url);
  const file = await parts.dist.find(pathname);
  if (file) return answerFile(c, parts, file);
  const meant = await parts.dist.findOtherCase(pathname);
  if (meant && (await parts.dist.find(meant)))
    return c.body(null, 301, { location: meant + search, 'cache-control': revalidate });
  const missing = await parts.dist.find('/404.html');
  if (missing) return answerMissing(c, parts, missing);
  const html = plainPage('Page not found', '<p>There is no page at this address.</p>');
  return c.html(html, 404, policyHeader(c, plainPolicy));
}

/** Headers are collected and sent at the end, so that a fault on the way leaves none of them behind. */
async function answerFile(c: Context<ServerEnv>, parts: ServeDistParts, file: DistFile): Promise<Response> {
  const content = await contentOf(c, parts.dist, file);
  const headers = {
    etag: content.tag,
    'cache-control': file.path.startsWith('assets/') ? forever : revalidate,
    ...(await fixedHeaders(c, parts, file)),
  };
  if (isKnownTag(c.req.header('if-none-match'), content.tag)) return c.body(null, 304, headers);
  const body = content.bytes ?? (c.req.method === 'HEAD' ? '' : await parts.dist.stream(file));
  return c.body(body as Buffer<ArrayBuffer>, 200, { ...headers, ...content.headers });
}

async function answerMissing(
  c: Context<ServerEnv>,
  parts: ServeDistParts,
  page: DistFile,
): Promise<Response> {
  const content = await contentOf(c, parts.dist, page);
  const headers = {
    'cache-control': revalidate,
    ...(await fixedHeaders(c, parts, page)),
    ...content.headers,
  };
  return c.body(content.bytes as Buffer<ArrayBuffer>, 404, headers);
}

interface Content {
  tag: string;
  /** Absent for a large file, which is streamed. */
  bytes?: Buffer;
  headers: Record<string, string>;
}

async function contentOf(c: Context<ServerEnv>, dist: DistFolder, file: DistFile): Promise<Content> {
  if (file.isLarge) {
    return { tag: await dist.tagOfLarge(file), headers: { 'content-length': String(file.sizeBytes) } };
  }
  const encoding = encodingFor(c, file);
  const bytes = await dist.bytes(file, encoding);
  const headers = {
    'content-length': String(bytes.byteLength),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { tag: tagOfBytes(bytes), bytes, headers };
}

function encodingFor(c: Context<ServerEnv>, file: DistFile): Encoding | undefined {
  return file.isCompressible ? negotiate(c.req.header('accept-encoding')) : undefined;
}

/** What a file says of itself in every encoding and with every status. */
async function fixedHeaders(
  c: Context<ServerEnv>,
  { dist, policyOf }: ServeDistParts,
  file: DistFile,
): Promise<Record<string, string>> {
  return {
    'content-type': file.mediaType,
    ...(file.isCompressible && { vary: 'accept-encoding' }),
    ...(isPage(file) && policyHeader(c, await policyOf(await dist.bytes(file)))),
  };
}

function isPage(file: DistFile): boolean {
  return file.mediaType.startsWith('text/html');
}
