import { expect, test } from 'vitest';
import { checkProject } from '../generator/commands/check.ts';
import { folderFiles, writeTexts } from '../generator/commands/edit/folder-files.ts';
import { applyOperation } from '../generator/edit/operations/apply-operation.ts';
import { editedTexts } from '../generator/edit/operations/site-edit.ts';
import { testFolder } from '../generator/fixtures/test-folder.ts';
import { createReadingTools, openProject } from '../generator/project/project.ts';
import { newSection } from '../generator/studio/gallery/new-section.ts';
import { openSectionGallery } from '../generator/studio/gallery/section-gallery.ts';
import { loadSchemas, sectionTypes } from '../schema/load-schemas.ts';

const now = Date.UTC(2026, 10, 28);
const types = sectionTypes(loadSchemas());

test('the example of every section type can be added to a variant of landing page 8', async () => {
  const tools = createReadingTools();
  const { root, write, shown } = testFolder(import.meta.dirname, { media: 'linked' });
  for (const type of types) write(`to-${type}.yaml`, `extends: lp8\nroute: /to-${type}/\n`);
  const project = await openProject(root, now, tools);
  const { examples } = await openSectionGallery(project, { now, tools });
  const files = folderFiles(root);
  for (const { type, section = {} } of examples) {
    const operation = newSection(project, `to-${type}`, section);
    writeTexts(root, editedTexts(applyOperation(files, operation), files));
  }
  const { problems } = checkProject(await openProject(root, now, tools), now);
  expect({ mistakes: shown(problems), types: examples.map(({ type }) => type) }).toEqual({
    mistakes: '',
    types,
  });
});
