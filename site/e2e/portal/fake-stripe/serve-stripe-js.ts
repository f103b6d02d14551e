import type { BrowserContext, Page, Route } from 'playwright';
import type { FakeStripe } from '../../../../server/testing/fake-stripe/fake-stripe.ts';
import { buildScripts, type ScriptName } from './scripts.ts';

export interface StripeJsOptions {
  /** The response to the request for the script: a broken connection, none, or a script that defines nothing. */
  script?: 'fails' | 'hangs' | 'defines nothing';
  /** Delays the script until this resolves. */
  after?: Promise<void>;
  createPaymentMethod?: 'rejects' | 'errors without a message';
  /** Existing fields are not found by their type. */
  getElement?: 'finds nothing';
  /** `leaves open`: closing the bank's challenge leaves the intent as it is. By default the challenge fails. */
  closing?: 'leaves open';
}

/** Test access to the fake Stripe.js. */
export interface ServedStripeJs {
  /** The number of requests for the script. */
  requests: () => number;
  /** The faults of pages that are opened from now on. */
  options: StripeJsOptions;
}

/**
 * Serves a fake Stripe.js for https://js.stripe.com and routes calls to https://api.stripe.com and bank challenges
 * (https://hooks.stripe.com) to the fake Stripe server. As with the real one, card details stay in frames of
 * js.stripe.com, out of reach of the page.
 */
export async function serveStripeJs(
  target: Page | BrowserContext,
  fakeStripe: FakeStripe,
  options: StripeJsOptions = {},
): Promise<ServedStripeJs> {
  const scripts = await buildScripts();
  let requests = 0;
  const stripeJs: ServedStripeJs = { requests: () => requests, options };

  await target.route('https://js.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.find(([end]) => pathname.endsWith(end));
    if (!file && !/^\/(v3\/?|[a-z0-9]+\/stripe\.js)$/.test(pathname)) return route.fulfill({ status: 404 });
    if (file) return route.fulfill(file[1](scripts));
    requests += 1;
    return serveScript(route, scripts.stripe, stripeJs.options);
  });
  await target.route('https://hooks.stripe.com/3d_secure_2/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/bank.js')) return route.fulfill(script(scripts.bank));
    if (pathname.endsWith('/challenge')) return route.fulfill(page('bank.js'));
    const form = new URLSearchParams(route.request().postData() ?? '');
    const [secret, challenge] = [form.get('clientSecret') ?? '', form.get('challenge') ?? ''];
    fakeStripe.completeChallenge(secret, form.get('answer') === 'pass', challenge);
    return route.fulfill({ json: {} });
  });
  await target.route('https://api.stripe.com/**', (route) => forward(route, fakeStripe.url));
  return stripeJs;
}

const script = (body: string) => ({ contentType: 'text/javascript', body });

const page = (source: string) => ({
  contentType: 'text/html',
  headers: {
    'content-security-policy':
      "default-src 'self' https://api.stripe.com https://hooks.stripe.com; style-src 'unsafe-inline'",
  },
  body: `<!doctype html><html lang="en"><title>Stripe</title><body><script src="${source}"></script></body></html>`,
});

const files: readonly [string, (scripts: Record<ScriptName, string>) => Parameters<Route['fulfill']>[0]][] = [
  ['/elements-inner-card.html', () => page('elements-inner-card.js')],
  ['/elements-inner-card.js', ({ field }) => script(field)],
  ['/three-ds-2-challenge.html', () => page('three-ds-2-challenge.js')],
  ['/three-ds-2-challenge.js', ({ dialog }) => script(dialog)],
];

async function serveScript(route: Route, code: string, options: StripeJsOptions): Promise<void> {
  if (options.script === 'hangs') return;
  if (options.script === 'fails') return route.abort('connectionrefused');
  await options.after;
  const { createPaymentMethod, getElement, closing } = options;
  const body = `((faults) => {\n${code}\n})(${JSON.stringify({ createPaymentMethod, getElement, closing })});`;
  await route.fulfill(script(options.script === 'defines nothing' ? '' : body));
}

/** Forwards a call. A connection that the server cuts or holds breaks or hangs in the browser, too. */
async function forward(route: Route, url: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  try {
    const response = await fetch(url + pathname + search, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
      body: request.method() === 'POST' ? (request.postData() ?? '') : undefined,
    });
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  } catch {
    // The page may already be closed.
    await route.abort('connectionreset').catch(() => {});
  }
}
