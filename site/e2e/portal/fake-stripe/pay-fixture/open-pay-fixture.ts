import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { type FakeStripe, startFakeStripe } from '../../../../../server/testing/fake-stripe/fake-stripe.ts';
import { watchPage } from '../../../harness/watch-page.ts';
import { type ServedStripeJs, type StripeJsOptions, serveStripeJs } from '../serve-stripe-js.ts';

/** The strictest policy that Stripe.js works with. Source: docs.stripe.com/security/guide#content-security-policy. */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  'connect-src https://api.stripe.com',
].join('; ');

const origin = 'https://pay-fixture.example';

let built: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./pay-fixture.tsx', import.meta.url));
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // In tests Vite would use the development JSX runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'payFixture' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The pay fixture was not built.');
  return output.output[0].code;
}

export interface OpenPayFixture extends AsyncDisposable {
  page: Page;
  fakeStripe: FakeStripe;
  stripeJs: ServedStripeJs;
  /** Console messages of the page. */
  problems: readonly string[];
}

/** A page with only Stripe's React fields, a fake Stripe server, and the fake Stripe.js. */
export async function openPayFixture(
  browser: Browser,
  options: StripeJsOptions = {},
  key?: string,
): Promise<OpenPayFixture> {
  built ??= bundle();
  const [fakeStripe, code] = [await startFakeStripe(), await built];
  const context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const problems: string[] = [];
  await watchPage(page, (problem) => problems.push(problem));
  const stripeJs = await serveStripeJs(page, fakeStripe, options);
  await page.route(`${origin}/**`, (route) => {
    if (route.request().url().endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>Pay fixture</title><div id="root"></div><script src="/pay-fixture.js"></script>',
    });
  });
  await page.goto(`${origin}/?key=${key ?? fakeStripe.publishableKey}`, { waitUntil: 'commit' });
  return {
    page,
    fakeStripe,
    stripeJs,
    problems,
    async [Symbol.asyncDispose]() {
      await context.close();
      await fakeStripe[Symbol.asyncDispose]();
    },
  };
}
