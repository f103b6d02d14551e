import { expect, it } from 'vitest';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

it("authors cannot write the placeholder of a page's own URL", async () => {
  const folder = testFolder();
  folder.edit('home.yaml', 'Asked at the bench.', 'Asked %page-url% often.');
  const out = emptyFolder();
  await buildFolder(folder.root, out);
  const html = builtSite(out).read('index.html');
  expect(html).toContain('Asked %page-url% often.');
  expect(html).toContain('name="pageUrl" value="/"');
  expect(html).not.toMatch(/[\uFDD0-\uFDEF]/);
});
