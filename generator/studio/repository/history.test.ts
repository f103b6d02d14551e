import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSite, nora } from '../../fixtures/git-site.ts';

/** A page of some length, which Git recognizes under another name. */
const text = (title: string) => `title: ${title}\n${'sections: text that stays\n'.repeat(20)}`;

async function editedSite() {
  const site = gitSite({
    'pages/lp8.yaml': text('Eight'),
    'pages/content/faqs.yml': 'faqs: []\n',
    'pages/notes.md': '',
  });
  const repository = await site.open({ now: () => new Date('2026-11-28T09:00:00Z') });
  const { folder, commit: start } = await repository.createDraft('spring');
  const note = (message: string) => ({ author: nora, message });
  renameSync(join(folder, 'lp8.yaml'), join(folder, 'spring.yaml'));
  const renamed = (await repository.commitDraft('spring', note('Rename the page'))) ?? '';
  writeFileSync(join(folder, 'spring.yaml'), text('Spring'));
  writeFileSync(join(folder, 'copy.yaml'), text('Spring'));
  const changed = await repository.publishDraft('spring', {
    ...note('Change the title\n\nAnd more.'),
    expected: start,
  });
  return { repository, start, renamed, changed };
}

const edited = editedSite();

test('the history of a page has its commits under all its names, newest first', async () => {
  const { repository, start, renamed, changed } = await edited;
  const found = await repository.history('spring.yaml', { limit: 10 });
  const at = '2026-11-28T09:00:00.000Z';
  expect(found).toEqual([
    {
      commit: changed,
      at,
      author: 'Nora Whitfield',
      message: 'Change the title\n\nAnd more.',
      file: 'spring.yaml',
    },
    { commit: renamed, at, author: 'Nora Whitfield', message: 'Rename the page', file: 'spring.yaml' },
    { commit: start, at: expect.any(String), author: 'Dana Developer', message: 'Start', file: 'lp8.yaml' },
  ]);
  expect(await repository.history('spring.yaml', { limit: 1 })).toEqual(found.slice(0, 1));
  expect(await repository.history('never.yaml', { limit: 10 })).toEqual([]);
  expect(await Promise.all(found.map(({ commit, file }) => repository.textAt(commit, file)))).toEqual([
    text('Spring'),
    text('Eight'),
    text('Eight'),
  ]);
  for (const file of ['lp8.yaml', 'content', '-z'])
    expect(await repository.textAt(changed, file)).toBeUndefined();
});

test('a copied page has a history of its own', async () => {
  const { repository, changed } = await edited;
  const found = await repository.history('copy.yaml', { limit: 10 });
  expect(found.map(({ commit }) => commit)).toEqual([changed]);
});

test('the texts at a commit are those of all YAML files, and changed files are named in the folder', async () => {
  const { repository, start, changed } = await edited;
  expect([...(await repository.filesAt(start)).keys()]).toEqual([
    'content/faqs.yml',
    'lp8.yaml',
    'site.yaml',
  ]);
  expect((await repository.filesAt(changed)).get('spring.yaml')).toBe(text('Spring'));
  expect(await repository.changedFiles(start, changed)).toEqual(['copy.yaml', 'lp8.yaml', 'spring.yaml']);
});
