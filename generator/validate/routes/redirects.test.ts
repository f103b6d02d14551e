import { expect, it } from 'vitest';
import { testFolder } from '../../fixtures/test-folder.ts';
import { openProject } from '../../project/project.ts';
import { encodedTarget } from './redirects.ts';

const addresses = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://www.ternandtallow.example@evil.example/',
  '/\t/evil.example',
  'http://evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];

it('a target that browsers read as another host, or as code, cannot be written', async () => {
  const folder = testFolder();
  const lines = addresses.map((to, index) => `  /old-${index}: ${JSON.stringify(to)}\n`);
  folder.write('site.yaml', `${folder.read('site.yaml')}redirects:\n${lines.join('')}`);
  const { sharedProblems } = await openProject(folder.root, 2031);
  expect(sharedProblems.map(({ line }) => line)).toEqual(addresses.map((_, index) => 41 + index));
});

it.each([
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  'http://evil.example/',
  'https://www.ternandtallow.example@evil.example/',
  'javascript:alert(1)',
])('%s is never sent', (to) => expect(encodedTarget(to)).toBeUndefined());

it('an address can have an @ in its path', async () => {
  const folder = testFolder();
  const to = 'https://shop.example/@tern';
  folder.write('site.yaml', `${folder.read('site.yaml')}redirects: { /old/: ${to} }\n`);
  expect((await openProject(folder.root, 2031)).sharedProblems).toEqual([]);
  expect(encodedTarget(to)).toBe(to);
});

it('the host behind a user name is named', async () => {
  const folder = testFolder();
  folder.write('site.yaml', `${folder.read('site.yaml')}redirects: { /old/: ${addresses[3]} }\n`);
  expect(folder.shown((await openProject(folder.root, 2031)).sharedProblems)).toMatchInlineSnapshot(`
    "pages/site.yaml:40:21  Invalid value
      "/old/" cannot be "https://www.ternandtallow.example@evil.example/": browsers read what is before "@" as a user name, so it leads to evil.example.

        38 |
        39 | share: { src: share.png, alt: "A candle in \${season} light" }
      > 40 | redirects: { /old/: https://www.ternandtallow.example@evil.example/ }
           |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      If you mean that host, write: /old/: https://evil.example/"
  `);
});

it.each(addresses.slice(0, 4))('%j cannot follow a page or a form', async (to) => {
  const folder = testFolder();
  const written = JSON.stringify(to);
  folder.edit('site.yaml', 'terms: {', 'timeZone: Central\nterms: {');
  folder.write('winter.yaml', `${folder.read('winter.yaml')}until: 2031-05-05\nthen: ${written}\n`);
  folder.edit('content/forms.yaml', 'submit: Send it', `submit: Send it\n  thanks: ${written}`);
  const { page, sharedProblems } = await openProject(folder.root, 2031);
  const problems = [...sharedProblems, ...page('winter').problems, ...page('home').problems];
  expect(folder.shown(problems)).toContain(`"then" cannot be "${to}"`);
  expect(folder.shown(problems)).toContain(`"thanks" cannot be "${to}"`);
});
