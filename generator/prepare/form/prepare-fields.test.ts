import { expect, test } from 'vitest';
import type { Form } from '../../../schema/generated/types.ts';
import { check } from '../../commands/check.ts';
import { fact } from '../../fixtures/fact.ts';
import { testFolder } from '../../fixtures/test-folder.ts';
import { openProject } from '../../project/project.ts';
import { prepareSteps } from './prepare-fields.ts';

const form = (changes: Partial<Form>): Form => ({ kind: 'lead', title: 'T', submit: 'S', ...changes });
const fill = (text: string) => text.replace('FACT', 'filled');

test('fields keep their order, and only what is written differs from the kind', () => {
  const steps = prepareSteps(
    form({
      fields: {
        message: { required: true, hint: 'FACT' },
        email: { label: 'Work email' },
        name: true,
        role: { type: 'text', label: 'FACT', lines: 3 },
        shift: { type: 'choice', label: 'Shift', choices: ['Days', 'FACT'], required: true },
        country: true,
      },
    }),
    fill,
  );
  expect(steps).toEqual([
    {
      fields: [
        { type: 'known', name: 'message', hint: 'filled', required: true },
        { type: 'known', name: 'email', label: 'Work email', required: true },
        { type: 'known', name: 'fullName', required: true },
        { type: 'text', name: 'answers.role', label: 'filled', required: false, lines: 3 },
        {
          type: 'choice',
          name: 'answers.shift',
          label: 'Shift',
          required: true,
          choices: ['Days', 'filled'],
        },
        { type: 'known', name: 'country', required: false },
      ],
    },
  ]);
});

test('a form without fields has no steps', () => {
  expect(prepareSteps(form({}), fill)).toBe(undefined);
});

async function dialogsOf(change: (folder: ReturnType<typeof testFolder>) => void) {
  const folder = testFolder();
  change(folder);
  const project = await openProject(folder.root, 2031);
  return Object.fromEntries(
    ['home', 'winter'].map((name) => [
      name,
      project.page(name).page?.frame.dialogs.map(({ thanks }) => thanks),
    ]),
  );
}

const ofForm = (folder: ReturnType<typeof testFolder>) =>
  folder.edit('content/forms.yaml', 'submit: Send it', 'submit: Send it\n  thanks: /thankyou');

test('the thanks of a page come before those of its forms, with the facts of the page', async () => {
  const thanks = `thanks: { heading: "Enjoy ${fact('season')}." }\n`;
  const found = await dialogsOf((folder) => {
    ofForm(folder);
    folder.write('winter.yaml', thanks + folder.read('winter.yaml'));
    folder.edit('winter.yaml', 'sections:', 'nav: { action: { label: Order, form: order } }\nsections:');
  });
  expect(found).toEqual({ home: [{ route: '/thankyou' }], winter: [{ heading: 'Enjoy winter.' }] });
});

test.each([
  [
    'a form',
    (folder: ReturnType<typeof testFolder>) => ofForm(folder),
    'content/forms.yaml',
    '/thankyou',
    '/thanks-you',
  ],
  [
    'a page',
    (folder: ReturnType<typeof testFolder>) =>
      folder.edit('home.yaml', 'service:', 'thanks: /thankyou\nservice:'),
    'home.yaml',
    'thanks: /thankyou',
    'thanks: /thank-you/',
  ],
])('the thanks of %s must lead to a page', async (_name, change, file, from, to) => {
  const folder = testFolder();
  change(folder);
  expect((await check(folder.root, 2031)).problems).toEqual([]);
  folder.edit(file, from, to);
  const { problems } = await check(folder.root, 2031);
  expect(problems.map(({ code, file }) => [code, file.split('/').at(-1)])).toEqual([
    ['UnknownLink', file.split('/').at(-1)],
  ]);
});
