import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { portalRoutes } from '../../../schema/portal-routes.ts';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { test as base, expect, phone } from '../harness/browser-test.ts';
import { type RunningSite, startSite } from '../harness/running-site.ts';
import { buildOtherBrand, groupsIn, type Rebranded, tokensOf } from './project.ts';

/** Rendering all pictures of a brand takes its time on a busy machine. */
const timeout = 300_000;

const test = base
  .extend<{ rebranded: Rebranded }>({
    rebranded: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const rebranded = await buildOtherBrand();
        await use(rebranded);
        rebranded.project.remove();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ site: RunningSite }>({
    site: [
      async ({ rebranded }, use) => {
        const site = await startSite(rebranded.dist);
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
  });

/** What only Larkfield says of itself; people of its samples may live in Tampa, too. */
const larkfield = /larkfield|555-0119|5550119|bayline/i;

test('the check names every group of pictures in the old colours, and is content with the new ones', {
  timeout,
}, ({ rebranded: { stale, fresh } }) => {
  expect(stale.ok).toBe(false);
  expect(groupsIn(stale.text).sort()).toEqual([
    'awards',
    'banners',
    'brand',
    'documents',
    'drawings',
    'platforms',
    'seal',
    'share',
    'share-type',
    'technologies',
  ]);
  expect(stale.text).toMatch(
    /media\/brand\/mark\.svg and 6 more were rendered before landing-configs\/site\.yaml, site\/theme\/tokens\.css were changed/,
  );
  expect(fresh).toEqual({ ok: true, text: expect.stringMatching(/^No mistakes in \d+ pages\.\n$/) });
});

test('no page, picture or icon names Larkfield', { timeout }, async ({ rebranded, site }) => {
  const dist = rebranded.dist;
  const files = globSync('**/*.{html,svg,xml,txt,css,js,json,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => larkfield.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  for (const path of ['/', portalRoutes.signIn, portalRoutes.createPayment, '/payment/none']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toContain('Northlight Papers');
    expect(html, path).toContain('(218) 555-0147');
    expect(html, path).not.toMatch(larkfield);
  }
  const contact = readFileSync(join(dist, 'contact-us/index.html'), 'utf8');
  expect(contact.match(/href="mailto:[^"]+/g)).toEqual(Array(2).fill('href="mailto:desk@northlight.example'));
  expect(contact).toContain('or visit us in Duluth');
  expect(readFileSync(join(dist, 'favicon.svg'), 'utf8')).toContain('M20 1C21 10');
});

test('visitors are answered by mail in the name of the other company', { timeout }, async ({
  visit,
  site,
}) => {
  const page = await visit('/lp8/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.fill();
  await form.submit.click();
  const folder = join(site.folder, 'data/mail');
  await expect(() => expect(lettersIn(folder)).toHaveLength(2)).toPass({ timeout: 20_000 });
  const letters = lettersIn(folder);
  expect(letters.filter((letter) => larkfield.test(letter))).toEqual([]);
  expect(letters.join()).toContain(visitor.fullName);
  const answer = letters.find((letter) =>
    letter.includes('Subject: Northlight Papers: we have your request'),
  );
  expect(answer).toContain('(218) 555-0147');
});

function lettersIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const paths = ['/', '/lp/', '/lp7/', '/lp8/', '/pricing/', '/contact-us/'];

test.for(paths)('nothing on %s has a colour of Larkfield', { timeout }, async (path, { visit }) => {
  const colours = await coloursOf(await visit(path));
  const tokens = [...tokensOf(readFileSync('site/theme/tokens.css', 'utf8'))];
  // White is everybody's.
  const old = tokens.filter(([, value]) => /^#\w{6}$/.test(value)).map(([name, hex]) => [name, rgbOf(hex)]);
  expect(old.length).toBeGreaterThan(10);
  expect(colours.length).toBeGreaterThan(5);
  expect(old.filter(([, rgb]) => colours.includes(rgb ?? ''))).toEqual([]);
});

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

const painting = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'box-shadow',
  'fill',
  'stroke',
];

/** Every colour that a part of the page has, seen or not: of text, grounds, edges, lines and shadows. */
function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*'))
      for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, pseudo);
        const values = properties.map((name) => style.getPropertyValue(name)).join();
        for (const [, rgb = ''] of values.matchAll(/rgba?\((\d+, \d+, \d+)/g)) found.add(rgb);
      }
    return [...found];
  }, painting);
}

for (const [width, options] of Object.entries({ '390 px': phone, '1440 px': {} })) {
  test.for(paths)(`axe finds nothing on %s at ${width}`, { timeout }, async (path, { visit }) => {
    expect(await violationsOf(await visit(path, options))).toEqual([]);
  });
}
