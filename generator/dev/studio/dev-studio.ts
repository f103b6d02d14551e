import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { portalPath, portalRoutes } from '../../../schema/portal-routes.ts';
import type { DevStudioFolders } from './dev-listener.ts';
import { hasToken, isToken, refusalOf, tokenCookie } from './guard.ts';
import { refuse } from './refuse.ts';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => Promise<void>;

/** The studio without sign-in, for the person at this machine. */
export interface DevStudio {
  middleware: Middleware;
  /** Ends streams of events. */
  stop(): void;
}

/** @param token of this run; the address with it opens the studio */
export function openDevStudio(folders: DevStudioFolders, token: string): DevStudio {
  const stopping = new AbortController();
  let listener: Promise<RequestListener> | undefined;
  const listen = () => {
    listener ??= import('./dev-listener.ts').then(({ devListener }) => devListener(folders, stopping.signal));
    return listener;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    (await listen())(request, response);
  }

  async function middleware(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const kind = url && kindOf(url.pathname, request);
    if (!url || kind === undefined) return next();
    const { method = 'GET', headers, socket } = request;
    // A preview's frame has an origin of its own and no cookies. Its address is the permission.
    const isPreview = kind === 'preview' && method === 'GET';
    const from = isPreview ? { ...headers, origin: undefined, 'sec-fetch-site': undefined } : headers;
    const refusal = refusalOf({ method, headers: from, peer: socket.remoteAddress });
    if (refusal) return refuse(request, response, { ...forbidden, message: refusal });
    if (isPreview) return answer(request, response).catch(next);
    const offered = kind === 'page' ? url.searchParams.get('token') : null;
    if (offered !== null && isToken(offered, token)) return signIn(request, response, url, token);
    if (hasToken(headers, token)) {
      if (kind === 'page') return next();
      return answer(request, response).catch(next);
    }
    // The session of the lead server.
    if (kind === 'session') return next();
    refuse(request, response, { ...forbidden, message: needsToken });
  }

  return { middleware, stop: () => stopping.abort() };
}

/** Not 401, for which the portal shows a sign-in that cannot help. */
const forbidden = { status: 403, code: 'not_allowed' } as const;

const needsToken =
  'Open the address of the studio that npm run dev printed. It is another one at each start.';

const isOff =
  'The studio is off with --host, because everyone in the network could edit the pages. Start npm run dev without it.';

/** What the middleware answers where the studio is off. */
export const studioIsOff: Middleware = async (request, response, next) => {
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  const kind = url && kindOf(url.pathname, request);
  if (!kind || kind === 'session') return next();
  refuse(request, response, { ...forbidden, message: isOff });
};

/** What a path has to do with the studio, if anything. The other staff pages have the session of the lead server. */
function kindOf(
  path: string,
  { headers }: IncomingMessage,
): 'page' | 'call' | 'preview' | 'session' | undefined {
  if (portalPath(path)?.name === 'studio') return 'page';
  if (path.startsWith('/studio/preview/')) return 'preview';
  if (/^\/(?:api\/studio|studio)(?:\/|$)/.test(path)) return 'call';
  const from = URL.parse(headers.referer ?? '')?.pathname ?? '';
  return path === '/api/staff/session' && portalPath(from)?.name === 'studio' ? 'session' : undefined;
}

/** Keeps the token in a cookie that scripts cannot read, and removes it from the address. */
function signIn({ headers }: IncomingMessage, response: ServerResponse, url: URL, token: string): void {
  url.searchParams.delete('token');
  response
    .writeHead(303, {
      location: portalRoutes.studio + url.search,
      'set-cookie': `${tokenCookie(headers)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .end();
}
