import type { Context, Handler } from 'hono';
import { locationBefore, redirectLocation } from '../../schema/redirects.ts';
import { HttpError } from '../errors.ts';
import type { ShownPage } from '../experiments/serving/renditions.ts';
import type { TestedPages } from '../experiments/serving/tested-pages.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { plainPolicy } from '../security/content-security-policy.ts';
import { policyHeader } from '../security/security-headers.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { forever, ofOneVisitor, revalidate } from './cache-control.ts';
import type { DistFile } from './dist-file.ts';
import { negotiate } from './encoding.ts';
import { isKnownTag, tagOfBytes } from './entity-tag.ts';
import type { LiveSite, ReadSite } from './live-site.ts';
import { plainPage } from './plain-page.ts';

export interface ServeDistParts {
  readSite: ReadSite;
  /** Chooses what visitors see of tested pages. */
  testedPages: Pick<TestedPages, 'shown' | 'expose'>;
  /** Receives the answers that can be sent again. */
  answers?: AnswerMemory | undefined;
}

/** What an answer is made from. */
type AnswerParts = Omit<ServeDistParts, 'readSite'> & { site: LiveSite };

/** Answers GET and HEAD from the built site. A missing file gets a redirect, if the site has one for its path, or the site's own 404 page. */
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

async function answer(c: Context<ServerEnv>, { readSite, ...rest }: ServeDistParts): Promise<Response> {
  const lookedAtMs = rest.answers?.now() ?? 0;
  const site = await readSite();
  const parts = { ...rest, site };
  const { dist, findRedirect } = site;
  // Hono's own path is already half decoded, and decoding must happen once.
  const { pathname, search } = new URL(c.req.url);
  const file = await dist.find(pathname);
  if (file) return answerPage(c, parts, file, lookedAtMs);
  const redirect = await findRedirect(pathname, search);
  if (redirect !== undefined) {
    const before = redirect.startsWith('/') ? await dist.before(pathOf(redirect)) : undefined;
    return before === undefined ? moved(c, redirect) : movedForNow(c, locationBefore(before, redirect));
  }
  const next = await dist.redirect(pathname);
  if (next !== undefined) return movedForNow(c, redirectLocation(next, search));
  const otherCase = await dist.findOtherCase(pathname);
  if (otherCase && ((await dist.find(otherCase)) || (await dist.redirect(otherCase)) !== undefined))
    return moved(c, otherCase + search);
  const page = await dist.find('/404.html');
  if (page) return answerMissing(c, parts, page);
  const html = plainPage('Page not found', '<p>There is no page at this address.</p>');
  return c.html(html, 404, policyHeader(c, plainPolicy));
}

/** Browsers keep permanent redirects forever unless they have to ask again. */
function moved(c: Context<ServerEnv>, location: string): Response {
  return c.body(null, 301, { location, 'cache-control': revalidate });
}

/** To what an address shows at another time. */
function movedForNow(c: Context<ServerEnv>, location: string): Response {
  return c.body(null, 302, { location, 'cache-control': 'no-store' });
}

const pathOf = (location: string) => location.replace(/[?#].*$/s, '');

/** Answers with what this visitor sees of a page. The memory of answers gets it without the visitor's cookie. */
async function answerPage(
  c: Context<ServerEnv>,
  parts: AnswerParts,
  file: DistFile,
  lookedAtMs: number,
): Promise<Response> {
  const shown = await parts.testedPages.shown(c, parts.site, file);
  const response = await answerFile(c, parts, { ...shown, lookedAtMs });
  if (shown.isChosen) response.headers.set('cache-control', 'no-store');
  else parts.testedPages.expose(shown.variants, c);
  if (shown.setCookie === undefined) return response;
  response.headers.set('cache-control', ofOneVisitor);
  response.headers.append('set-cookie', shown.setCookie);
  return response;
}

/** Headers are set last, so an error before that leaves none behind. */
async function answerFile(
  c: Context<ServerEnv>,
  parts: AnswerParts,
  { file, variants, isChosen, lookedAtMs }: ShownPage & { lookedAtMs: number },
): Promise<Response> {
  const { tag, bytes, bodyHeaders, ...content } = await contentOf(c, parts, file);
  const cacheControl = file.path.startsWith('assets/') ? forever : revalidate;
  const headers = { etag: tag, 'cache-control': cacheControl, ...content.headers };
  const range = file.isFilm ? rangeOf(c, tag, file) : undefined;
  if (range) return answerRange(c, parts, { file, range, bytes, headers });
  const isKnown = isKnownTag(c.req.header('if-none-match'), tag);
  const body = bytes ?? (isKnown || c.req.method === 'HEAD' ? '' : await parts.site.dist.stream(file));
  const response = isKnown ? c.body(null, 304, headers) : c.body(body, 200, { ...headers, ...bodyHeaders });
  const request = c.env?.incoming;
  if (request && bytes && !isChosen) {
    const { switchesAtMs } = file;
    const sent = {
      ...{ path: c.req.path, tag, body: bytes, headers: response.headers, bodyHeaders },
      ...{ lookedAtMs, switchesAtMs, variants },
    };
    parts.answers?.store(request, c.get('isSecure'), sent);
  }
  return response;
}

/** A range of another version than the browser has is ignored, and so is one of a request that is not for the body. */
function rangeOf(c: Context<ServerEnv>, tag: string, { sizeBytes }: DistFile) {
  const [ifRange, ifNoneMatch] = [c.req.header('if-range'), c.req.header('if-none-match')];
  if (c.req.method !== 'GET' || ifNoneMatch !== undefined || (ifRange !== undefined && ifRange !== tag))
    return undefined;
  return byteRange(c.req.header('range'), sizeBytes);
}

interface RangeParts {
  file: DistFile;
  range: ByteRange | 'unsatisfiable';
  bytes: NonSharedBuffer | undefined;
  headers: Record<string, string>;
}

async function answerRange(
  c: Context<ServerEnv>,
  { site: { dist } }: AnswerParts,
  { file, range, bytes, headers }: RangeParts,
): Promise<Response> {
  const { sizeBytes } = file;
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${sizeBytes}` });
  const { start, end } = range;
  return c.body(bytes?.subarray(start, end + 1) ?? (await dist.stream(file, range)), 206, {
    ...headers,
    'content-range': `bytes ${start}-${end}/${sizeBytes}`,
    'content-length': String(end - start + 1),
  });
}

async function answerMissing(c: Context<ServerEnv>, parts: AnswerParts, page: DistFile): Promise<Response> {
  const { bytes, headers, bodyHeaders } = await contentOf(c, parts, page);
  const body = bytes ?? (await parts.site.dist.bytes(page));
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
  { site: { dist, policyOf } }: AnswerParts,
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
      ...(file.isFilm && { 'accept-ranges': 'bytes' }),
      ...(isPage && policyHeader(c, await policyOf(await dist.bytes(file)))),
    },
    bodyHeaders: {
      'content-length': String(bytes?.byteLength ?? file.sizeBytes),
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}
