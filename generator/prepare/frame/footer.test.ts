import { expect, it } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { testFolder } from '../../fixtures/test-folder.ts';
import { openProject } from '../../project/project.ts';

it("the company's social links are in the footer of every page", async () => {
  const folder = testFolder();
  folder.edit(
    'site.yaml',
    'terms: {',
    `social: [{ label: "On ${fact('season')}", link: https://x.example/tern }]\nterms: {`,
  );
  const project = await openProject(folder.root, Date.UTC(2031, 4, 1));
  for (const name of ['home', 'winter']) {
    const { footer } = project.page(name).page?.frame ?? {};
    expect(footer?.social).toMatchObject([
      { label: name === 'winter' ? 'On winter' : 'On spring', kind: 'link', href: 'https://x.example/tern' },
    ]);
  }
});

it('a form that only a hidden column of the footer opens has no dialog', async () => {
  const folder = testFolder();
  folder.edit('site.yaml', 'link: / }', 'form: order }');
  const formsOf = async () => {
    const project = await openProject(folder.root, Date.UTC(2031, 4, 1));
    return project.page('workshop').page?.frame.dialogs.map(({ name }) => name);
  };
  expect(await formsOf()).toEqual(['order']);
  folder.edit('site.yaml', '- heading: The workshop', '- siteOnly: true\n      heading: The workshop');
  expect(await formsOf()).toEqual([]);
});
