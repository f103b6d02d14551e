import type { Context, Handler } from 'hono';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { plainPolicy } from '../security/content-security-policy.ts';
import { policyHeader } from '../security/security-headers.ts';
import type { AnswerMemory } from './answer-memory.ts';
import type { DistFile } from './dist-file.ts';
import type { DistFolder } from './dist-folder.ts';
import { negotiate } from './encoding.ts';
import { isKnownTag, tagOfBytes } from './entity-tag.ts';
import type { PolicyOf } from './page-policy.ts';
import { plainPage } from './plain-page.ts';

/** Names below /assets/ contain a hash of their content, so the content never changes. */
const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

export interface ServeDistParts {
  dist: DistFolder;
  policyOf: PolicyOf;
  /** Receives the answers that can be sent again. */
  answers?: AnswerMemory | undefined;
}

/** Answers GET and HEAD from the built site; a missing file gets the site's own 404 page. */
export function serveDist(parts: ServeDistParts): Handler<ServerEnv> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new HttpError('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
    }
    // A build can remove a file between stat and read; the second attempt sees the new build.
    return answer(c, parts).catch((error) => {
      if (error?.code === 'ENOENT') return answer(c, parts);
      throw error;
    });
  };
}

async function answer(c: Context<ServerEnv>, parts: ServeDistParts): Promise<Response> {
  const { dist, answers } = parts;
  const lookedAtMs = answers?.now() ?? 0;
  // Hono's own path is already half decoded, and decoding must happen once.
  const { pathname, search } = new URL(c.req.url);
  const file = await dist.find(pathname);
  if (file) return answerFile(c, parts, file, lookedAtMs);
  const otherCase = await dist.findOtherCase(pathname);
  if (otherCase && (await dist.find(otherCase)))
    return c.body(null, 301, { location: otherCase + search, 'cache-control': revalidate });
  const page = await dist.find('/404.html');
  if (page) return answerMissing(c, parts, page);
  const html = plainPage('Page not found', '<p>There is no page at this address.</p>');
  return c.html(html, 404, policyHeader(c, plainPolicy));
}

/** Headers are set last, so an error before that leaves none behind. */
async function answerFile(
  c: Context<ServerEnv>,
  parts: ServeDistParts,
  file: DistFile,
  lookedAtMs: number,
): Promise<Response> {
  const { tag, bytes, bodyHeaders, ...content } = await contentOf(c, parts, file);
  const cacheControl = file.path.startsWith('assets/') ? forever : revalidate;
  const headers = { etag: tag, 'cache-control': cacheControl, ...content.headers };
  const isKnown = isKnownTag(c.req.header('if-none-match'), tag);
  const body = bytes ?? (isKnown || c.req.method === 'HEAD' ? '' : await parts.dist.stream(file));
  const response = isKnown ? c.body(null, 304, headers) : c.body(body, 200, { ...headers, ...bodyHeaders });
  const request = c.env?.incoming;
  if (request && bytes) {
    const sent = { path: c.req.path, tag, body: bytes, headers: response.headers, bodyHeaders, lookedAtMs };
    parts.answers?.store(request, c.get('isSecure'), sent);
  }
  return response;
}

async function answerMissing(
  c: Context<ServerEnv>,
  parts: ServeDistParts,
  page: DistFile,
): Promise<Response> {
  const { bytes, headers, bodyHeaders } = await contentOf(c, parts, page);
  const body = bytes ?? (await parts.dist.bytes(page));
  return c.body(body, 404, { 'cache-control': revalidate, ...headers, ...bodyHeaders });
}

interface Content {
  tag: string;
  /** Undefined for a large file, which is streamed. */
  bytes: NonSharedBuffer | undefined;
  /** Sent in every encoding and with every status. */
  headers: Record<string, string>;
  /** Sent unless the status is 304. */
  bodyHeaders: Record<string, string>;
}

async function contentOf(
  c: Context<ServerEnv>,
  { dist, policyOf }: ServeDistParts,
  file: DistFile,
): Promise<Content> {
  const encoding = file.isCompressible ? negotiate(c.req.header('accept-encoding')) : undefined;
  const bytes = file.isLarge ? undefined : await dist.bytes(file, encoding);
  const isPage = file.mediaType.startsWith('text/html');
  return {
    tag: bytes ? tagOfBytes(bytes) : await dist.tagOfLarge(file),
    bytes,
    headers: {
      'content-type': file.mediaType,
      ...(file.isCompressible && { vary: 'accept-encoding' }),
      ...(isPage && policyHeader(c, await policyOf(await dist.bytes(file)))),
    },
    bodyHeaders: {
      'content-length': String(bytes?.byteLength ?? file.sizeBytes),
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}
