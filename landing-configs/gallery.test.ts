import { expect, test } from 'vitest';
import { openGallery } from '../generator/dev/gallery/open-gallery.ts';
import { createReadingTools } from '../generator/project/project.ts';
import { loadSchemas, sectionTypes } from '../schema/load-schemas.ts';

test('the gallery shows the example of every section type', async () => {
  const gallery = await openGallery(import.meta.dirname, createReadingTools());
  const shown = [...gallery.folder.pages.keys()].filter((type) => gallery.page(type).preview);
  expect(shown).toEqual(sectionTypes(loadSchemas()));
});
