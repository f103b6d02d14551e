import { describe, expect, it } from 'vitest';
import { loadSchemas, sectionTypes } from '../../../schema/load-schemas.ts';
import { checkProject } from '../../commands/check.ts';
import { folderFiles, writeTexts } from '../../commands/edit/folder-files.ts';
import { applyOperation } from '../../edit/operations/apply-operation.ts';
import { editedTexts } from '../../edit/operations/site-edit.ts';
import { northlight } from '../../fixtures/folders.ts';
import { type TestFolder, testFolder } from '../../fixtures/test-folder.ts';
import { createReadingTools, openProject } from '../../project/project.ts';
import { newSection } from './new-section.ts';
import { openSectionGallery } from './section-gallery.ts';

const now = Date.UTC(2031, 4, 1);
const tools = createReadingTools();
const types = sectionTypes(loadSchemas());

async function galleryOf({ root }: TestFolder) {
  return openSectionGallery(await openProject(root, now, tools), { now, tools });
}

/**
 * Adds the example of each type to a page of its own, and checks the folder.
 * @param page the YAML of these pages without their routes
 * @returns the mistakes, and the types that were added
 */
async function addEach({ root, shown, write, read }: TestFolder, page: string) {
  for (const type of types) write(`to-${type}.yaml`, `route: /to-${type}/\n${page}`);
  const project = await openProject(root, now, tools);
  const { examples } = await openSectionGallery(project, { now, tools });
  const files = folderFiles(root);
  const added = examples.flatMap(({ type, section }) => {
    if (!section) return [];
    const operation = newSection(project, `to-${type}`, section);
    writeTexts(root, editedTexts(applyOperation(files, operation), files));
    return [type];
  });
  const { problems } = checkProject(await openProject(root, now, tools), now);
  return { mistakes: shown(problems), added, policy: read('to-policy.yaml') };
}

const ownPage = `title: Own
description: A page of its own.
sections:
  policy:
    type: policy
    title: Terms
    updated: Today
    intro: Short.
    parts: [{ id: refunds, heading: Refunds, paragraphs: [None.] }]
`;

describe('examples of all section types', () => {
  it('can be added to a page of a site that has everything, without mistakes', async () => {
    const { policy, ...result } = await addEach(testFolder(northlight, { media: 'linked' }), ownPage);
    expect(result).toEqual({ mistakes: '', added: types });
    expect(policy).toMatch(/^ {2}policy-2:$/m);
    expect(policy).toMatch(/- id: refunds-2$/m);
  });

  it('can be added to a variant of a site that has little, without mistakes', async () => {
    const { mistakes, added } = await addEach(testFolder(), 'extends: winter\n');
    expect(mistakes).toBe('');
    expect(types.filter((type) => !added.includes(type))).toEqual(['line-editor']);
  });
});

describe('an example', () => {
  it('has words for its type, and its document in the look of the company', async () => {
    const gallery = await galleryOf(testFolder());
    expect(gallery.examples.find(({ type }) => type === 'ats-band')).toMatchObject({
      name: 'ATS band',
      description: expect.stringContaining(' '),
    });
    const html = gallery.html(
      'notice',
      ({ frame, sections }) => `<head></head>${frame.company.name} ${sections[0]?.id}`,
    );
    expect(html).toMatch(/^<head><style>.*display: none.*<\/style>\n<\/head>Tern & Tallow notice$/);
    expect(gallery.html('nothing', () => '')).toBeUndefined();
  });

  it('has gaps for facts and numbers that the site states otherwise', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'burnHours: 40', 'burnHours: { value: 40, unit: "%" }');
    const { examples } = await galleryOf(folder);
    const band = examples.find(({ type }) => type === 'ats-band')?.section;
    expect(band).toMatchObject({ lead: expect.stringContaining('Over … of ours') });
    expect(examples.every(({ type, section }) => section || type === 'line-editor')).toBe(true);
  });

  it('uses the forms, pictures, and pages of the site', async () => {
    const { examples } = await galleryOf(testFolder());
    const sectionOf = (type: string) => examples.find((one) => one.type === type)?.section;
    expect(sectionOf('client-logos')).toMatchObject({ clients: 'all' });
    expect(sectionOf('contact')).toMatchObject({ form: 'order' });
    expect(sectionOf('service-intro')).toMatchObject({
      image: { src: 'makers/wax-hall.png', alt: 'wax hall' },
      actions: [{ form: 'order' }, { label: 'See samples', link: '/' }],
    });
    expect(sectionOf('pricing-table')).toMatchObject({ plans: [{ name: 'Professional Level', price: 150 }] });
  });

  it('says what it needs on a site without forms and pictures', async () => {
    const folder = testFolder();
    folder.remove('media');
    folder.remove('content');
    const { examples } = await galleryOf(folder);
    const needs = Object.fromEntries(examples.flatMap(({ type, needs }) => (needs ? [[type, needs]] : [])));
    expect(needs).toMatchObject({
      awards: 'Upload a picture first.',
      contact: 'Add a form to content/forms.yaml first.',
    });
    expect(needs).not.toHaveProperty('notice');
  });

  it('waits for a site.yaml without mistakes', async () => {
    const folder = testFolder();
    folder.edit('site.yaml', 'name: Tern', 'nam: Tern');
    const { examples } = await galleryOf(folder);
    expect(new Set(examples.map(({ needs }) => needs))).toEqual(
      new Set(['Correct the mistakes in site.yaml first.']),
    );
  });
});
