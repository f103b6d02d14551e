import { expect, test } from 'vitest';
import { testFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';

const fallback = 'fallback: { label: "Call", call: true }';

/** The button of a page in a company with these settings, and the forms that the page has a dialog for. */
async function chatButton(chat: string) {
  const folder = testFolder();
  const written = folder.read('site.yaml');
  folder.write('site.yaml', written.replace(/^chat:\n( {2}.*\n)+/m, `chat: { ${chat}, ${fallback} }\n`));
  folder.write(
    'content/forms.yaml',
    `${folder.read('content/forms.yaml')}ask:\n  kind: lead\n  title: Ask\n  submit: Ask\n  about: About the {service}\n`,
  );
  folder.edit(
    'home.yaml',
    '{ label: See the workshop, link: /workshop/, look: outline }',
    '{ label: Chat, chat: true }',
  );
  const { page, problems } = (await openProject(folder.root, Date.UTC(2031, 4, 1))).page('home');
  expect(problems).toEqual([]);
  if (!page) throw new Error('The page has problems.');
  const [{ props } = { props: {} }] = page.sections;
  const { actions } = props as { actions: object[] };
  return { button: actions[1], forms: page.frame.dialogs.map(({ name }) => name) };
}

test('without a chat, a chat button opens the form that takes questions', async () => {
  expect(await chatButton('provider: none, form: ask')).toEqual({
    button: {
      label: 'Chat',
      look: 'primary',
      kind: 'form',
      href: '#form-ask',
      form: 'ask',
      about: 'About the {service}',
    },
    forms: ['order', 'ask'],
  });
});

test('a chat button names this form for a chat that cannot be reached', async () => {
  expect(await chatButton('provider: livechat, license: 1, form: ask')).toMatchObject({
    button: { kind: 'chat', href: '#form-ask', form: 'ask' },
    forms: ['order', 'ask'],
  });
});

test('with a message for an unavailable chat, a chat button shows it instead of a form', async () => {
  const { button, forms } = await chatButton('form: ask, unavailable: Soon!');
  expect(button).toEqual({ label: 'Chat', look: 'primary', kind: 'chat', href: 'tel:+12185550147' });
  expect(forms).toEqual(['order']);
});

test('without a chat, a form, and a message, a chat button does what its fallback does', async () => {
  expect((await chatButton('provider: none')).button).toMatchObject({
    kind: 'call',
    href: 'tel:+12185550147',
  });
});
