import { expect, it } from 'vitest';
import { isMap, type Pair, parseDocument } from 'yaml';
import { northlight } from './fixtures/folders.ts';
import { testFolder } from './fixtures/test-folder.ts';
import { openProject } from './project/project.ts';

/**
 * A copy of a page with typical edits: the last section that no link points to is removed, the second to last moves up, and a
 * new one is added at the end.
 */
function editedCopy(text: string, name: string): string {
  const doc = parseDocument(text);
  doc.set('route', `/copy-of-${name}/`);
  const sections = doc.get('sections', true);
  if (!isMap(sections)) throw new Error(`${name} has no sections.`);
  const items = sections.items as Pair<{ value: string }>[];
  const isLinked = ({ key }: (typeof items)[number]) =>
    [`anchor: ${key.value}`, `#${key.value}`].some((link) => text.includes(link));
  const removable = items.findLastIndex((item) => !isLinked(item));
  if (items.length > 1 && removable >= 0) items.splice(removable, 1);
  const [moved] = items.splice(-2, 1);
  if (moved) items.splice(Math.max(0, items.length - 2), 0, moved);
  sections.set('added', { type: 'prose', heading: 'One more thing.', paragraphs: ['It was added.'] });
  return String(doc);
}

it('a copy of any page with one section removed, one moved, and one added has no problems', async () => {
  const folder = testFolder(northlight, { media: 'linked' });
  const { folder: listed } = await openProject(folder.root, Date.UTC(2031, 4, 1));
  // Variants contain only differences. Their bases are copied like every other page. Rows have no file of their own.
  const files = [...listed.pages.keys()].filter((name) => !name.includes('#'));
  const complete = files.filter((name) => !/^extends:/m.test(folder.read(`${name}.yaml`)));
  expect(complete.length).toBeGreaterThan(12);
  for (const name of complete)
    folder.write(`copy-of-${name}.yaml`, editedCopy(folder.read(`${name}.yaml`), name));
  const project = await openProject(folder.root, Date.UTC(2031, 4, 1));
  for (const name of complete) {
    const { problems, page } = project.page(`copy-of-${name}`);
    expect([name, folder.shown(problems)]).toEqual([name, '']);
    const original = project.page(name).page;
    expect(page?.sections.at(-1)?.id).toBe('added');
    expect(page?.sections.map(({ id }) => id)).not.toEqual(original?.sections.map(({ id }) => id));
  }
});

it('a variant that removes, moves, and adds a section has no problems', async () => {
  const folder = testFolder(northlight, { media: 'linked' });
  folder.write(
    'variant.yaml',
    'extends: letterpress\nroute: /variant/\nsections:\n  technologies: null\n  guarantee:\n    before: testimonials\n  more:\n    type: faqs\n    after: intro\n    heading: Asked often.\n    items: all\n',
  );
  const { problems, page } = (await openProject(folder.root, Date.UTC(2031, 4, 1))).page('variant');
  expect(folder.shown(problems)).toBe('');
  expect(page?.sections.map(({ id }) => id)).toEqual([
    'banner',
    'intro',
    'more',
    'offerings',
    'portfolio',
    'guarantee',
    'testimonials',
  ]);
});
