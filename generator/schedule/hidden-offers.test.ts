import { expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';

const box =
  'type: BUDGET, name: Box, subtitle: One., price: 20, includes: [resume], features: [Wax], until: 2031-05-05';

/** The problems of a site whose large box is sold through May 5, as code, file, and line. */
async function problemsWith(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  folder.edit('site.yaml', 'terms: {', 'timeZone: Central\nterms: {');
  folder.write('content/packages.yaml', `large: { ${box} }\n`);
  change(folder);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

const order = 'label: Order a box, form: order, package: large }';

test('a button cannot order an entry of a content file after its end, on a page that shows no packages', async () => {
  const inText = (folder: TestFolder) =>
    folder.edit('home.yaml', '      - { label: Order a box, form: order }', `      - { ${order}`);
  expect(await problemsWith(inText)).toEqual(['HiddenOffer home.yaml:18']);
});

test('a button that disappears with what it orders is right', async () => {
  const until = order.replace(' }', ', until: 2031-05-05 }');
  const timed = (folder: TestFolder) =>
    folder.edit('home.yaml', '      - { label: Order a box, form: order }', `      - { ${until}`);
  expect(await problemsWith(timed)).toEqual([]);
});

test('a button in site.yaml cannot order it either', async () => {
  const inFooter = (folder: TestFolder) =>
    folder.edit('site.yaml', '        - { label: Candles, link: / }', `        - { ${order}`);
  expect(await problemsWith(inFooter)).toEqual(['HiddenOffer site.yaml:27']);
});

test('nothing is wrong with an order of a package without a window', async () => {
  const always = (folder: TestFolder) => {
    folder.edit('home.yaml', '      - { label: Order a box, form: order }', `      - { ${order}`);
    folder.edit('content/packages.yaml', ', until: 2031-05-05', '');
  };
  expect(await problemsWith(always)).toEqual([]);
});

test('a variant that sells something for a time is where an inherited button has no order', async () => {
  const ownBox = (more = '') => `      - { id: own, ${box.replace(', until: 2031-05-05', more)} }\n`;
  const boxes = (lines: string) => `  boxes:\n${lines}    items:\n      - large\n`;
  const variant = (folder: TestFolder) => {
    const section = boxes(
      '    type: packages-slider\n    heading: Boxes.\n    action: { label: Order, form: order }\n',
    );
    folder.edit('home.yaml', '  makers:\n', `${section}${ownBox()}  makers:\n`);
    folder.edit(
      'home.yaml',
      '      - { label: Order a box, form: order }',
      `      - { ${order.replace('large', 'own')}`,
    );
    folder.write(
      'sale.yaml',
      `extends: home\nroute: /sale/\ntitle: Sale\nsections:\n${boxes('')}${ownBox(', until: 2031-05-06')}`,
    );
  };
  expect(await problemsWith(variant)).toEqual(['HiddenOffer sale.yaml:8']);
});
