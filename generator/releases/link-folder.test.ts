import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { linkFolder } from './link-folder.ts';

test('unfinished files of a build are not copied', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, '.build/staging-12-ab'), { recursive: true });
  for (const path of [
    '.build/staging-12-ab/index.html',
    '.index.html.12-ab34.part',
    '.build/server.json',
    'a.html',
  ])
    writeFileSync(join(folder, path), '');
  await linkFolder(folder, join(folder, '../copy'));
  const copied = readdirSync(join(folder, '../copy'), { recursive: true });
  expect(copied.sort()).toEqual(['.build', '.build/server.json', 'a.html']);
});
