import { describe, expect, it } from 'vitest';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { createDevSite } from './dev-site.ts';

const paths = ['/', '/workshop/', '/winter/', '/small-print', '/nowhere/'];

/** The paths whose pages a change breaks, with the codes of what is shown there. */
async function broken(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  change(folder);
  const site = createDevSite(folder.root, () => Date.UTC(2031, 4, 1));
  const found = await Promise.all(paths.map(async (path) => [path, await site.problems(path)] as const));
  return Object.fromEntries(
    found.flatMap(([path, problems]) =>
      problems.length > 0 ? [[path, problems.map(({ code }) => code).join(' ')]] : [],
    ),
  );
}

const edit = (file: string, from: string, to: string) => (folder: TestFolder) => folder.edit(file, from, to);

describe('a mistake', () => {
  it('in a page breaks that page', async () => {
    expect(await broken(edit('small-print.yaml', 'layout: plain', 'layout: plane'))).toEqual({
      '/small-print': 'NotAllowed',
    });
  });

  it('in a base breaks its variants, also if the base cannot be read', async () => {
    expect(await broken(edit('workshop.yaml', 'layout: plain', 'layout: plane'))).toEqual({
      '/workshop/': 'NotAllowed',
      '/winter/': 'NotAllowed',
    });
    expect(await broken(edit('workshop.yaml', 'title: The workshop', 'title: "The workshop'))).toEqual({
      '/workshop/': 'YamlSyntax',
      '/winter/': 'YamlSyntax',
    });
  });

  it('in a link breaks the page with the link', async () => {
    expect(await broken(edit('home.yaml', 'link: /workshop/', 'link: /workshp/'))).toEqual({
      '/': 'UnknownLink',
    });
  });

  it('in a content file breaks the pages that show something of it', async () => {
    expect(await broken(edit('content/clients.yaml', 'name:', 'nome:'))).toEqual({
      '/': 'UnknownKey',
    });
    expect(Object.keys(await broken(edit('content/forms.yaml', 'title:', 'titel:')))).toEqual(
      paths.slice(0, 4),
    );
  });

  it('in site.yaml breaks all pages that show the part', async () => {
    expect(Object.keys(await broken(edit('site.yaml', 'brand:', 'brands:')))).toEqual(paths.slice(0, 4));
    expect(Object.keys(await broken(edit('site.yaml', 'link: / }', 'link: /x/ }')))).toEqual(
      paths.slice(0, 4),
    );
  });

  it('that concerns no page is shown where there is none', async () => {
    expect(await broken(edit('site.yaml', 'terms: {', 'redirects: { /old/: /nothing/ }\nterms: {'))).toEqual({
      '/nowhere/': 'UnknownLink',
    });
    const misnamed = (folder: TestFolder) => folder.write('tampa.yaml.txt', 'title: Tampa\n');
    expect(await broken(misnamed)).toEqual({ '/nowhere/': 'WrongExtension' });
  });
});
