import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { gitSite } from '../../fixtures/git-site.ts';
import type { Repository } from '../repository/repository.ts';
import { archiveDrafts } from './archive-drafts.ts';
import { type Drafts, openDrafts } from './drafts.ts';
import { StoreError } from './store-error.ts';
import { from } from './testing/open-test-draft.ts';

const now = () => new Date('2031-05-01T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

async function openAll() {
  const site = gitSite();
  const folder = join(site.worktrees, '../journals');
  const repository = await site.open();
  const warned: string[] = [];
  const open = (parts: Partial<Repository> = {}) =>
    openDrafts({
      ...{ repository: { ...repository, ...parts }, folder, now },
      bundle: () => Promise.reject(new Error('No page is rendered.')),
      warn: (_error, message) => warned.push(message),
    });
  const journal = (id: string) => join(folder, id, 'journal.jsonl');
  const ageDays = (id: string, days: number) => {
    const at = new Date(now().getTime() - days * dayMs);
    utimesSync(journal(id), at, at);
  };
  const tidy = (drafts: ReturnType<typeof open>, scheduled: string[] = []) =>
    archiveDrafts({
      ...{ drafts, now, scheduled: () => scheduled },
      hasChanges: ({ draft, base }) =>
        draft.files.list().some((file) => draft.files.read(file) !== base.get(file)),
    });
  return { site, repository, open, drafts: open(), journal, ageDays, tidy, warned };
}

const setTitle = (text: string) => ({ op: 'setText', file: 'lp8.yaml', path: ['title'], text }) as const;

test('a draft that changes nothing is archived after a month, and comes back with its history when it is asked for', async () => {
  const { site, drafts, ageDays, tidy, journal, open } = await openAll();
  const { id, draft } = await drafts.create('Ana');
  draft.submit({ ...from('Ana', 1), operations: [setTitle('Nine')] });
  draft.revert('undo', { id: 'undo', author: 'Ana', client: 'Ana' });
  ageDays(id, 29);
  await tidy(drafts);
  expect((await drafts.all()).map((one) => one.id)).toEqual([id]);
  ageDays(id, 31);
  await tidy(drafts, [id]);
  expect(existsSync(journal(id))).toBe(true);
  await tidy(drafts);
  expect([await drafts.all(), existsSync(join(site.worktrees, id))]).toEqual([[], false]);
  const again = await open().get(id);
  again?.draft.revert('redo', { id: 'redo', author: 'Ana', client: 'Ana' });
  expect(readFileSync(join(site.worktrees, id, 'pages/lp8.yaml'), 'utf8')).toBe('title: Nine\n');
});

test.each<[string, (parts: { id: string; folder: string; change: () => void }) => void]>([
  ['a change', ({ change }) => change()],
  ['a change of another program', ({ folder }) => writeFileSync(join(folder, 'lp8.yaml'), 'title: Ten\n')],
  ['a picture that no page shows yet', ({ folder }) => writeFileSync(join(folder, 'new.webp'), 'RIFF')],
])('a draft with %s stays for as long as it has it', async (_what, make) => {
  const { drafts, ageDays, tidy } = await openAll();
  const { id, draft } = await drafts.create('Ana');
  make({
    ...{ id, folder: draft.folder.root },
    change: () => draft.submit({ ...from('Ana', 1), operations: [setTitle('Nine')] }),
  });
  ageDays(id, 1000);
  await tidy(drafts);
  expect((await drafts.all()).map((one) => one.id)).toEqual([id]);
});

test('a draft that someone has open stays', async () => {
  const { drafts, ageDays, tidy } = await openAll();
  const { id, events } = await drafts.create('Ana');
  events.meet({ client: 'tab', name: 'Ana' });
  ageDays(id, 1000);
  await tidy(drafts);
  expect(await drafts.all()).toHaveLength(1);
});

test('the files of a draft whose folder is gone are made again of its journal', async () => {
  const { site, drafts, open } = await openAll();
  const { id, draft } = await drafts.create('Ana');
  draft.submit({ ...from('Ana', 1), operations: [setTitle('Nine')] });
  await drafts.close();
  rmSync(join(site.worktrees, id), { recursive: true });
  const again = await open().get(id);
  expect(again?.draft.takeOutside()).toBe(false);
  expect(readFileSync(join(site.worktrees, id, 'pages/lp8.yaml'), 'utf8')).toBe('title: Nine\n');
});

test.each<[string, (parts: { failed: Drafts; open: () => Drafts }) => Drafts]>([
  ['by the same process', ({ failed }) => failed],
  ['by the next process', ({ open }) => open()],
])('a draft whose folder is made again at the second try, %s, has all its edits', async (_who, next) => {
  const { site, repository, drafts, open } = await openAll();
  const { id, draft } = await drafts.create('Ana');
  const { root } = draft.folder;
  const operations: Operation[] = [
    { op: 'renamePage', page: 'lp8', to: 'a' },
    { ...setTitle('Nine'), file: 'a.yaml' },
    { op: 'setText', file: 'site.yaml', path: ['name'], text: 'Company' },
  ];
  for (const operation of operations)
    draft.submit({ ...from('Ana', draft.revision()), operations: [operation] });
  await drafts.close();
  rmSync(join(site.worktrees, id), { recursive: true });
  let isFull = true;
  const failed = open({
    async openDraft(name) {
      const made = await repository.openDraft(name);
      // The disk refuses to write this page.
      if (isFull) mkdirSync(join(root, 'a.yaml/full'), { recursive: true });
      return made;
    },
  });
  await expect(failed.get(id)).rejects.toThrow(StoreError);
  isFull = false;
  rmSync(join(root, 'a.yaml'), { recursive: true });
  const again = await next({ failed, open }).get(id);
  expect(again?.draft.takeOutside()).toBe(false);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect([read('a.yaml'), read('site.yaml')]).toEqual(['title: Nine\n', 'name: Company\n']);
  expect(existsSync(join(root, 'lp8.yaml'))).toBe(false);
});

test('a draft that cannot be opened hides no other one, and one that was only begun is none', async () => {
  const { drafts, open, journal, warned } = await openAll();
  const [broken, begun, whole] = [
    await drafts.create('Ana'),
    await drafts.create('Ana'),
    await drafts.create('Ana'),
  ];
  await drafts.close();
  writeFileSync(journal(broken.id), 'no JSON\n');
  writeFileSync(journal(begun.id), '');
  expect((await open().all()).map(({ id }) => id)).toEqual([whole.id]);
  expect(warned).toEqual(['a draft cannot be opened']);
});
