import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { type PageFolder, startChanged } from '../harness/changed-site.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { startVendorHosts, type VendorHosts } from './vendor-hosts.ts';

/** The address that northlight's site.yaml names, where alone tags load. */
const siteHost = 'www.northlight.example';
export const siteUrl = `http://${siteHost}`;

const tags = `tags:
  google: { ads: AW-123456789, analytics: G-AB12CD34EF }
  meta: { pixel: "123456789012345" }
  conversions:
    order: { ads: AbC-D_efG-h12, analytics: generate_lead, meta: Lead, value: 40, currency: EUR }
    consultation: { ads: CoN-sUlT, meta: Contact }
`;

/** A page whose tags are its own. */
const ownTags = `extends: order
route: /own-tags/
tags:
  google: { ads: AW-987654321, analytics: false }
  meta: false
`;

/** A site with tags, and the vendors' hosts, on this machine. */
export interface TaggedSite extends AsyncDisposable {
  site: RunningSite;
  vendors: VendorHosts;
  browser: Browser;
  /** A new visitor at the site's public address. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** No name leads off this machine: the site's leads to the site, and every other to the vendors. */
export async function startTaggedSite(mode: 'opt-in' | 'opt-out'): Promise<TaggedSite> {
  const change = ({ editSite, addPage }: PageFolder) => {
    editSite('\nterms: {', `\n${tags}consent: { mode: ${mode} }\n\nterms: {`);
    addPage('own-tags', ownTags);
    addPage(
      'measured',
      'extends: landing\nroute: /measured/\ntags: { google: { ads: false }, meta: false }\n',
    );
    addPage('untagged', 'extends: landing\nroute: /untagged/\ntags: false\n');
    addPage('pay', 'extends: faqs\nroute: /staff/create-payment/\n');
  };
  const site = await startChanged(change);
  const vendors = await startVendorHosts();
  const { host } = new URL(site.url);
  const rules = [`MAP ${siteHost} ${host}`, `MAP * 127.0.0.1:${vendors.port}`, 'EXCLUDE 127.0.0.1'];
  const browser = await launchChromium(inject('chromium').full, {
    backForwardCache: true,
    extra: [
      `--host-resolver-rules=${rules.join(', ')}`,
      // For all requests: those that outlive their page have no page whose setting would count.
      '--ignore-certificate-errors',
      // As over TLS.
      `--unsafely-treat-insecure-origin-as-secure=${siteUrl}`,
    ],
  });
  return {
    site,
    vendors,
    browser,
    newVisitor: (options) =>
      browser.newContext({
        baseURL: siteUrl,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      }),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await vendors[Symbol.asyncDispose]();
      await site.stop();
    },
  };
}

/** Makes the browser send Global Privacy Control. */
export async function withPrivacyControl(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}

/** Resolves when the page has decided what to load. */
export async function untilDecided(page: Page): Promise<void> {
  await page.locator('[data-island="tags"][data-awake]').waitFor({ state: 'attached' });
}
