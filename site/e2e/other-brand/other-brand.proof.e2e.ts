import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { defaultConfigs } from '../../../generator/paths.ts';
import { portalRoutes } from '../../../schema/portal-routes.ts';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { test as base, expect, phone } from '../harness/browser-test.ts';
import { type RunningSite, startSite } from '../harness/running-site.ts';
import { buildOtherBrand, colorsOf, groupsIn, type OtherBrand } from './project.ts';

/** Rendering pictures and building a site from nothing take a while on a busy machine. */
const timeout = 300_000;

const test = base
  .extend<{ otherBrand: OtherBrand }>({
    otherBrand: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const otherBrand = await buildOtherBrand();
        await use(otherBrand);
        otherBrand.project.remove();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ site: RunningSite }>({
    site: [
      async ({ otherBrand }, use) => {
        const site = await startSite(otherBrand.dist);
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
  });

/** Names of the company whose folder the engine's commands use by default. */
const larkfield = /larkfield|555-0119|5550119|bayline/i;

test('the check names every group of pictures in the old color, and passes with the new ones', {
  timeout,
}, ({ otherBrand: { stale, fresh } }) => {
  expect(stale.ok).toBe(false);
  expect(groupsIn(stale.text).sort()).toEqual(['brand', 'drawings']);
  expect(stale.text).toMatch(
    /media\/brand\/mark\.svg and 6 more are out of date: generator\/fixtures\/northlight\/site\.yaml was changed after/,
  );
  expect(fresh).toEqual({ ok: true, text: expect.stringMatching(/^No problems in \d+ pages\.\n$/) });
});

test('no file outside the folder of the company differs', { timeout }, ({ otherBrand }) => {
  expect(otherBrand.changedFiles).toEqual([]);
});

test('no page, picture, or icon names Larkfield', { timeout }, async ({ otherBrand, site }) => {
  const dist = otherBrand.dist;
  const files = globSync('**/*.{html,svg,xml,txt,css,js,json,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => larkfield.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  for (const path of ['/', portalRoutes.signIn, portalRoutes.createPayment, '/payment/none']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toContain('Northlight Papers');
    expect(html, path).toContain('(218) 555-0147');
    expect(html, path).toContain('--pencil:#0b6460;');
    expect(html, path).not.toMatch(larkfield);
  }
  const contact = readFileSync(join(dist, 'contact/index.html'), 'utf8');
  expect(new Set(contact.match(/href="mailto:[^"]+/g))).toEqual(
    new Set(['href="mailto:desk@northlight.example']),
  );
  expect(contact).toContain('Duluth, Minnesota 55802');
  const favicon = readFileSync(join(dist, 'favicon.svg'), 'utf8');
  expect(favicon).toContain('M20 1C21 10');
  expect(favicon).toContain('#0b6460');
});

test('visitors get an email from the other company', { timeout }, async ({ visit, site }) => {
  const page = await visit('/landing/');
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

const paths = ['/', '/landing/', '/night/', '/order/', '/pricing/', '/contact/'];

test.for(paths)('nothing on %s has a color of Larkfield', { timeout }, async (path, { visit }) => {
  const colors = await paintedColors(await visit(path));
  const theirs = colorsOf(readFileSync(join(defaultConfigs, 'site.yaml'), 'utf8')).filter(
    (hex) => hex !== '#ffffff',
  );
  expect(theirs.length).toBeGreaterThan(10);
  expect(colors.length).toBeGreaterThan(5);
  expect(theirs.filter((hex) => colors.includes(rgbOf(hex)))).toEqual([]);
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

/** Every color on the page, visible or not: of text, grounds, edges, lines, and shadows. */
function paintedColors(page: Page): Promise<string[]> {
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
