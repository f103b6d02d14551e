import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { orderButton } from '../fixtures/tested-site.ts';

const now = Date.UTC(2031, 4, 1);

/** The problems of the small site with an experiment, each with its file and the text of its line. */
async function problemsWith(variant: string) {
  const folder = testFolder();
  const text = `${folder.read('site.yaml')}${orderButton.replace('forms: { order: { submit: Call me } }', () => variant)}`;
  folder.write('site.yaml', text);
  const { problems } = await check(folder.root, now);
  return problems.map(({ code, file, line }) => [
    code,
    file.split('/').at(-1),
    text.split('\n')[line - 1]?.trim(),
  ]);
}

it.each([
  ['changes a form', 'forms: { order: { submit: Call me } }', []],
  [
    'has a key that forms do not know',
    'forms: { order: { label: Call me } }',
    [['UnknownKey', 'site.yaml', 'forms: { order: { label: Call me } }']],
  ],
  [
    'links to no page',
    'footer: { legal: [{ label: More, link: /nowhere }] }',
    [['UnknownLink', 'site.yaml', 'footer: { legal: [{ label: More, link: /nowhere }] }']],
  ],
  [
    'changes nothing',
    'forms: { order: { submit: Send it } }',
    [['VariantChangesNothing', 'site.yaml', 'call:']],
  ],
  [
    'leaves out a field that its form needs',
    'forms: { order: { fields: { name: true, email: true, phone: true } } }',
    [
      [
        'MissingFormField',
        'site.yaml',
        'forms: { order: { fields: { name: true, email: true, phone: true } } }',
      ],
    ],
  ],
])('a variant of the site that %s is judged at its own lines', async (_name, variant, expected) => {
  expect(await problemsWith(variant)).toEqual(expected);
});
