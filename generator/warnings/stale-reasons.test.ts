import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';

const longTitle = 'The workshop in winter, with wool blankets, hot cider, and a stove that we keep warm';

/** The warnings after a change to the small site, as code, file, and line. */
async function warningsAfter(change: (folder: TestFolder) => void): Promise<string[]> {
  const folder = testFolder();
  change(folder);
  const { warnings } = await check(folder.root, Date.UTC(2031, 4, 1));
  return warnings.map(({ code, file, line }) => `${code} ${file.split('/').at(-1)}:${line}`);
}

it('a reason is needed if only another page needs it, also one that a draft inherits', async () => {
  const found = await warningsAfter(({ edit, write }) => {
    edit('winter.yaml', 'title: The workshop in winter', `title: ${longTitle}`);
    edit('winter.yaml', 'allow: {', 'allow: { title-length: It is a quote.,');
    write('dusk.yaml', 'draft: true\nextends: winter\nroute: /dusk/\ntitle: The workshop at dusk\n');
  });
  expect(found).toEqual([]);
});

it('a draft is not compared with other pages, so it keeps its reasons for what they share', async () => {
  const found = await warningsAfter(({ edit }) => {
    edit('winter.yaml', 'title:', 'draft: true\ntitle:');
    edit(
      'winter.yaml',
      'allow: {',
      'allow: { thanks-number: Both answer., ended-redirect: It is back soon.,',
    );
  });
  expect(found).toEqual([]);
});

it('no reason is called unneeded while the page that needs it has a problem', async () => {
  const found = await warningsAfter(({ edit }) => edit('workshop.yaml', 'layout: plain', 'layout: plane'));
  expect(found).toEqual([]);
});

it('a reason that a draft has for a warning of its own is unneeded without that warning', async () => {
  const found = await warningsAfter(({ edit }) => {
    edit('winter.yaml', 'title:', 'draft: true\ntitle:');
    edit('winter.yaml', 'allow: {', 'allow: { title-length: It is a quote.,');
  });
  expect(found).toEqual(['StaleAllow winter.yaml:3']);
});
