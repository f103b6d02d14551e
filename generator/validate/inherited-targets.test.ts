import { expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';

const variant = (name: string, base: string, text: string) =>
  `extends: ${base}\nroute: /${name}/\ntitle: ${name}\nallow: { same-description: A test. }\n${text}`;

async function problemsOf(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  change(folder);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

test('the page that adds the second target reports it, and its own variants do not', async () => {
  const found = await problemsOf((folder) => {
    folder.write('b.yaml', variant('b', 'home', 'nav: { action: { call: true } }\n'));
    folder.write('a.yaml', variant('a', 'b', 'theme: night\n'));
  });
  expect(found).toEqual(['InheritedTarget b.yaml:5']);
});

test('an override of a matrix is asked to remove the target of its own file', async () => {
  const found = await problemsOf((folder) =>
    folder.write(
      'many.yaml',
      `extends: home
route: /many/{{city}}/
title: Candles in {{city}}
nav:
  action: { label: Order, form: order }
matrix:
  values: { city: [Austin, Duluth] }
  overrides:
    - when: { city: Duluth }
      page: { nav: { action: { call: true } } }
`,
    ),
  );
  expect(found).toEqual(['InheritedTarget many.yaml:10']);
});

test('two targets that a page writes itself are reported as its own', async () => {
  const found = await problemsOf((folder) =>
    folder.write('b.yaml', variant('b', 'home', 'nav: { action: { call: true, chat: true } }\n')),
  );
  expect(found).toEqual(['ActionWithTwoTargets b.yaml:5']);
});

test('a base page with two targets reports them once, where it has them', async () => {
  const found = await problemsOf((folder) => {
    folder.edit(
      'home.yaml',
      'action: { label: Order a box, form: order }',
      'action: { label: A, form: order, call: true }',
    );
    folder.write('b.yaml', variant('b', 'home', 'nav: { action: { label: B } }\n'));
  });
  expect(found).toEqual(['ActionWithTwoTargets home.yaml:10']);
});

test('the printed action replaces the target', async () => {
  const fix = 'nav: { action: { label: Order a box, call: true, form: null } }\n';
  expect(await problemsOf((folder) => folder.write('b.yaml', variant('b', 'home', fix)))).toEqual([]);
});
