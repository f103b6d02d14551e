import { beforeEach, expect, test } from 'vitest';
import { type TestFolder, testFolder } from '../../fixtures/test-folder.ts';
import { createReadingTools } from '../../project/project.ts';
import { createProjectKeeper } from '../../project/project-keeper.ts';
import { createFolderCheck, type FolderCheck } from './folder-check.ts';

const tools = createReadingTools();
const now = Date.UTC(2026, 4, 1);

let folder: TestFolder;
let check: FolderCheck;
beforeEach(() => {
  folder = testFolder();
  const open = createProjectKeeper(folder.root, tools);
  check = createFolderCheck(
    () => open(now),
    () => now,
  );
});

/** A change while the folder is checked. */
function misspell(): void {
  folder.edit('home.yaml', 'service:', 'servise:');
  check.forget();
}

const codes = (problems: { code: string }[]) => problems.map(({ code }) => code);

test('a check that a change overtakes begins again', async () => {
  const checking = check.problems();
  misspell();
  expect(codes(await checking)).toEqual(['UnknownKey']);
});

test('an answer does not wait for the check of a change that came after it was asked for', async () => {
  expect(await check.lastCheck()).toEqual({ problems: [], isCurrent: true });
  misspell();
  const checking = check.lastCheck();
  check.forget();
  expect(await checking).toEqual({ problems: [], isCurrent: false });
  expect(codes((await check.lastCheck())?.problems ?? [])).toEqual(['UnknownKey']);
});

test('nothing is known before the first check has ended', async () => {
  expect(await check.lastCheck(0)).toBeUndefined();
  expect(await check.lastCheck()).toEqual({ problems: [], isCurrent: true });
});
