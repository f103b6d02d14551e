import { describe, expect, it } from 'vitest';
import type { Problem } from '../errors/problem.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { check } from './check.ts';

/** Problems of drafts and other pages, as code, file, and line. */
async function reportWithDrafts(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  change(folder);
  const { problems, draftProblems, drafts } = await check(folder.root, 2031);
  const shown = ({ code, file, line }: Problem) => `${code} ${file.split('/').at(-1)}:${line}`;
  return { problems: problems.map(shown), draftProblems: draftProblems.map(shown), drafts };
}

const draft = (folder: TestFolder, page: string) =>
  folder.edit(`${page}.yaml`, 'title:', 'draft: true\ntitle:');

describe('drafts', () => {
  it('stop nothing by their problems: in the page, its links, its route, and its syntax', async () => {
    const result = await reportWithDrafts((folder) => {
      draft(folder, 'winter');
      folder.edit('winter.yaml', 'theme: night', 'theme: nigth');
      folder.edit('winter.yaml', '[From', '["[Spring](/spring/) and [more](/other/). From');
      folder.edit('winter.yaml', 'November on.', 'November on."');
      folder.write('other.yaml', 'draft: true\nextends: workshop\nroute: /small-print/\n');
      folder.write('broken.yaml', 'draft: true\nroute: /other/\ntitle: "Open\n');
    });
    expect(result).toEqual({
      problems: [],
      draftProblems: [
        'YamlSyntax broken.yaml:3',
        'NotAllowed winter.yaml:9',
        'UnknownLink winter.yaml:17',
        'DuplicateRoute other.yaml:3',
      ],
      drafts: ['broken', 'other', 'winter'],
    });
  });

  it.each([
    ['a table that is missing', 'file: towns.csv', '', ['MatrixFile towns.yaml:5']],
    ['a row twice', 'values: { city: [Bath, Bath] }', '', ['MatrixSameRoute towns.yaml:5']],
    [
      'an empty cell',
      'rows: [{ city: Bath, shop: "" }]',
      'description: Ask at {{shop}}.\n',
      ['EmptyCell towns.yaml:5'],
    ],
    ['a misspelled key', 'value: { city: [Bath] }', '', ['UnknownKey towns.yaml:5']],
  ])('stop nothing by a matrix with %s', async (_mistake, matrix, more, found) => {
    const { problems, draftProblems } = await reportWithDrafts((folder) =>
      folder.write(
        'towns.yaml',
        `extends: winter\ndraft: true\nroute: /wax/{{city}}/\nmatrix:\n  ${matrix}\n${more}`,
      ),
    );
    expect({ problems, draftProblems }).toEqual({ problems: [], draftProblems: found });
  });

  it('cannot be linked from published pages and menus, but from other drafts', async () => {
    const { problems, draftProblems } = await reportWithDrafts((folder) => {
      draft(folder, 'workshop');
      draft(folder, 'thanks');
      folder.edit('site.yaml', 'link: / }', 'link: /workshop/ }');
    });
    expect(problems).toContain('DraftLink site.yaml:27');
    expect(problems).toContain('DraftLink home.yaml:19');
    expect(draftProblems).toEqual([]);
  });

  it('can be extended, and what a variant inherits is a problem', async () => {
    const extendDraft = (folder: TestFolder) => {
      folder.edit('content/faqs.yaml', '](/workshop/)', '](/winter/)');
      folder.edit('home.yaml', 'link: /workshop/', 'link: /winter/');
      draft(folder, 'workshop');
    };
    expect(await reportWithDrafts(extendDraft)).toEqual({
      problems: [],
      draftProblems: [],
      drafts: ['workshop'],
    });
    const { problems, draftProblems } = await reportWithDrafts((folder) => {
      extendDraft(folder);
      folder.edit('workshop.yaml', '    heading: Come and pour one.\n', '');
    });
    expect([problems, draftProblems]).toEqual([['MissingKey workshop.yaml:8'], []]);
  });

  it('lose their published address', async () => {
    const folder = testFolder();
    folder.write('routes.lock', '/\n/winter/\n');
    draft(folder, 'winter');
    const { problems } = await check(folder.root, 2031);
    expect(problems.map(({ code }) => code)).toEqual(['GoneRoute']);
    expect(problems[0]?.hint).toMatch(
      /- Publish the page again: delete "draft: true" from \S*winter\.yaml\./,
    );
  });
});
