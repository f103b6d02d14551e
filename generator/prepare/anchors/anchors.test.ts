import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, elementsOf } from '../../fixtures/built-site.ts';
import { northlight, smallSite } from '../../fixtures/folders.ts';
import { emptyFolder, testFolder } from '../../fixtures/test-folder.ts';
import { readManifest } from '../../write/manifest.ts';
import { hasAnchor } from './anchors.ts';

test.each([smallSite, northlight])(
  "a page's anchors are ids in its HTML and include the targets of its own links: %s",
  async (company) => {
    const out = emptyFolder();
    await buildFolder(testFolder(company, { media: 'linked' }).root, out);
    const pages = Object.values(readManifest(out)?.pages ?? {});
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages) {
      const elements = elementsOf(readFileSync(join(out, page.out), 'utf8'));
      const ids = new Set(elements.map(({ attributes }) => attributes.id));
      const { written, made } = page.anchors;
      expect([page.route, ...[...written, ...made, 'main'].filter((id) => !ids.has(id))]).toEqual([
        page.route,
      ]);
      const hrefs = elements.flatMap(({ attributes }) => attributes.href ?? []);
      // Without JavaScript, a dialog is closed by a link to its close button.
      const own = hrefs.filter((href) => href.startsWith('#') && !href.endsWith('-close'));
      const unknown = own.filter((href) => !hasAnchor(page.anchors, href.slice(1)));
      expect([page.route, ...unknown]).toEqual([page.route]);
    }
  },
);
