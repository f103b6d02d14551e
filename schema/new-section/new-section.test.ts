import { expect, test } from 'vitest';
import { addToStyleList, addToViewList, namesOf } from './new-section.ts';

const list = `import { Awards } from './awards/awards.tsx';
import { Gallery } from './gallery/gallery.tsx';

export const sectionViews = {
  awards: Awards,
  gallery: Gallery,
};
`;

test.each([
  ['an-album', ['AnAlbum', 'Awards', 'Gallery']],
  ['faqs', ['Awards', 'Faqs', 'Gallery']],
  ['zebra', ['Awards', 'Gallery', 'Zebra']],
])('%s is inserted alphabetically into the list of views', (type, components) => {
  const text = addToViewList(list, namesOf(type));
  expect([...text.matchAll(/import \{ (\w+)/g)].map(([, name]) => name)).toEqual(components);
  expect([...text.matchAll(/: (\w+),/g)].map(([, name]) => name)).toEqual(components);
});

test('a style sheet is inserted alphabetically after the looks of a type', () => {
  const sheet = (path: string) => `@import './${path}.css' layer(sections);\n`;
  const before = sheet('features/grid') + sheet('features/features') + sheet('gallery/gallery');
  expect(addToStyleList(before, namesOf('films'))).toBe(
    sheet('features/grid') + sheet('features/features') + sheet('films/films') + sheet('gallery/gallery'),
  );
});

test.each(['Quote', 'quote_wall', 'quote wall', 'q', '-wall', 'wall-', '../etc', 'h1'])(
  'refuses "%s"',
  (type) => {
    expect(() => namesOf(type)).toThrow('is not a section name');
  },
);
