import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { warned } from '../fixtures/mistakes/warning-cases.ts';
import { testFolder } from '../fixtures/test-folder.ts';

it('names a page with another number that the message after a form links to', async () => {
  const folder = testFolder();
  warned.ThanksNumber?.(folder);
  const found = async () =>
    (await check(folder.root, Date.UTC(2031, 4, 1))).warnings.map(({ message }) => message);
  const [leads] = await found();
  expect(leads).toContain('The forms of this page lead to /thankyou, which says to call');
  folder.edit('winter.yaml', 'sections:\n', 'thanks: { heading: Thank you., text: We call. }\nsections:\n');
  expect(await found()).toEqual([]);
  folder.edit('winter.yaml', 'We call.', '"[Add a file](/thankyou#upload)."');
  const [links] = await found();
  expect(links).toContain('The message after the forms of this page links to /thankyou, which says to call');
});
