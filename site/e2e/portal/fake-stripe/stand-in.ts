import type { BrowserContext, Page, Route } from 'playwright';
import type { FakeStripe } from '../../../../server/testing/fake-stripe/fake-stripe.ts';
import { buildScripts, type ScriptName } from './scripts.ts';

export interface StandInOptions {
  /** What comes for the script: a broken connection, no answer at all, or a script that defines nothing. */
  script?: 'fails' | 'hangs' | 'defines nothing';
  /** How late the script comes, in ms. */
  lateMs?: number;
  createPaymentMethod?: 'rejects' | 'errors without a message';
  /** A field that is on the page is not found by its kind. */
  getElement?: 'finds nothing';
  /** `leaves open`: a client who closes the bank's question leaves the intent as it is. Without it, it has failed. */
  closing?: 'leaves open';
}

/** Stripe.js as it is seen from the test. */
export interface StripeStandIn {
  /** How often its script was asked for. */
  requests: () => number;
  /** What goes wrong from the next page on. */
  options: StandInOptions;
}

/**
 * Serves a stand-in of Stripe.js in place of https://js.stripe.com, and leads calls to https://api.stripe.com and the
 * questions of banks (https://hooks.stripe.com) to the fakeStripe. What is typed into its fields stays in frames of
 * js.stripe.com, out of reach of the page.
 */
export async function standInForStripe(
  target: Page | BrowserContext,
  fakeStripe: FakeStripe,
  options: StandInOptions = {},
): Promise<StripeStandIn> {
  const scripts = await buildScripts();
  let requests = 0;
  const standIn: StripeStandIn = { requests: () => requests, options };

  await target.route('https://js.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.find(([end]) => pathname.endsWith(end));
    if (!file && !/^\/(v3\/?|[a-z0-9]+\/stripe\.js)$/.test(pathname)) return route.fulfill({ status: 404 });
    if (file) return route.fulfill(file[1](scripts));
    requests += 1;
    return serveScript(route, scripts.stripe, standIn.options);
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
  return standIn;
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

async function serveScript(route: Route, code: string, options: StandInOptions): Promise<void> {
  if (options.script === 'hangs') return;
  if (options.script === 'fails') return route.abort('connectionrefused');
  if (options.lateMs) await new Promise((resolve) => setTimeout(resolve, options.lateMs));
  const { createPaymentMethod, getElement, closing } = options;
  const body = `((trouble) => {\n${code}\n})(${JSON.stringify({ createPaymentMethod, getElement, closing })});`;
  await route.fulfill(script(options.script === 'defines nothing' ? '' : body));
}

/** What the fakeStripe does to a connection, the browser sees: it breaks, or hangs. */
async function forward(route: Route, url: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  try {
    const answer = await fetch(url + pathname + search, {
      method: request.method(),
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
      body: request.method() === 'POST' ? (request.postData() ?? '') : undefined,
    });
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  } catch {
    // The page may be gone meanwhile.
    await route.abort('connectionreset').catch(() => {});
  }
}
