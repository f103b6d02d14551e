import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { type FakeStripe, startFakeStripe } from '../../../../../server/testing/fake-stripe/fake-stripe.ts';
import { watchPage } from '../../../harness/watch-page.ts';
import { type StandInOptions, type StripeStandIn, standInForStripe } from '../stand-in.ts';

/** As strict as a page with Stripe.js can be. Source: docs.stripe.com/security/guide#content-security-policy. */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  'connect-src https://api.stripe.com',
].join('; ');

const origin = 'https://shop.example';

let built: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./shop.tsx', import.meta.url));
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // In tests Vite would take JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'shop' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The shop was not built.');
  return output.output[0].code;
}

export interface OpenShop extends AsyncDisposable {
  page: Page;
  fakeStripe: FakeStripe;
  standIn: StripeStandIn;
  /** What the page complained about. */
  problems: readonly string[];
}

/** A page with nothing but Stripe's fields in React, a fakeStripe of Stripe, and the stand-in of Stripe.js. */
export async function openShop(
  browser: Browser,
  options: StandInOptions = {},
  key?: string,
): Promise<OpenShop> {
  built ??= bundle();
  const [fakeStripe, code] = [await startFakeStripe(), await built];
  const context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const problems: string[] = [];
  await watchPage(page, (problem) => problems.push(problem));
  const standIn = await standInForStripe(page, fakeStripe, options);
  await page.route(`${origin}/**`, (route) => {
    if (route.request().url().endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>Shop</title><div id="root"></div><script src="/shop.js"></script>',
    });
  });
  await page.goto(`${origin}/?key=${key ?? fakeStripe.publishableKey}`, { waitUntil: 'commit' });
  return {
    page,
    fakeStripe,
    standIn,
    problems,
    async [Symbol.asyncDispose]() {
      await context.close();
      await fakeStripe[Symbol.asyncDispose]();
    },
  };
}
