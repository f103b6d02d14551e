import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { newPage } from '../commands/new.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';

/** The warnings about a page after a change to the small site, as code and line. */
async function warningsOf(page: string, change: (folder: TestFolder) => void): Promise<string[]> {
  const folder = testFolder();
  change(folder);
  const { warnings } = await check(folder.root, Date.UTC(2031, 4, 1));
  const own = warnings.filter(({ file }) => file.endsWith(`/${page}.yaml`));
  return own.map(({ code, line }) => `${code}:${line}`);
}

it('finds all texts of a new page that are still there', async () => {
  const found = await warningsOf('tampa', ({ root }) => newPage({ configs: root, name: 'tampa' }));
  expect(found).toEqual(['Placeholder:5', 'Placeholder:6', 'Placeholder:12', 'Placeholder:13']);
});

it('finds the title of a new variant in a file that was renamed', async () => {
  const found = await warningsOf('orlando', ({ root, read, write, remove }) => {
    newPage({ configs: root, name: 'tampa', base: 'home' });
    write('orlando.yaml', read('tampa.yaml'));
    remove('tampa.yaml');
  });
  expect(found).toContain('Placeholder:6');
});

it('does not judge the title of a page in whose place search engines list another, also one that ends alike', async () => {
  const copy = (canonical: string) =>
    warningsOf('copy', ({ write }) =>
      write(
        'copy.yaml',
        `extends: workshop\nroute: /copy/\ntitle: W\ndescription: D\ncanonical: ${canonical}\n`,
      ),
    );
  expect(await copy('/copy/')).toEqual(['TitleLength:3', 'DescriptionLength:4']);
  expect(await copy('/old/copy/')).toEqual([]);
});
