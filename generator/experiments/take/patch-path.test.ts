import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { patchPath } from './patch-path.ts';

it('a patch has paths from the top of the repository, also of a worktree', () => {
  const top = emptyFolder();
  const pages = join(top, 'sites/pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(top, '.git'), '');
  expect(patchPath(pages, join(pages, 'content/forms.yaml'))).toBe('sites/pages/content/forms.yaml');
});

it('a patch never has absolute paths', () => {
  const pages = emptyFolder();
  expect(patchPath(pages, join(pages, 'content/forms.yaml'))).toBe('content/forms.yaml');
});
