import { expect, test } from 'vitest';
import { elementsOf } from '../../generator/fixtures/built-site.ts';
import { northlight } from '../../generator/fixtures/folders.ts';
import { openProject } from '../../generator/project/project.ts';
import { groundOf, lowerGroundOf } from '../../generator/warnings/grounds.ts';
import { mainHeadingTypes } from '../../generator/warnings/headings.ts';
import { pathKey, picturesOf, shownWidths } from '../../generator/warnings/small-pictures.ts';
import { renderSection } from '../render.tsx';

// What the generator's warnings know about views without rendering them.

const project = await openProject(northlight, Date.UTC(2031, 4, 1));
const sections = [...project.folder.pages.keys()].flatMap((name) => project.page(name).page?.sections ?? []);

test('headings skip no level, and the main one is that of a type that is known to have it', () => {
  for (const section of sections) {
    const levels = elementsOf(renderSection(section)).flatMap(({ name }) => /^h(\d)$/.exec(name)?.[1] ?? []);
    const isMain = mainHeadingTypes.includes(section.type);
    expect([section.type, levels.filter((level) => level === '1').length]).toEqual([
      section.type,
      isMain ? 1 : 0,
    ]);
    const skipped = levels.filter((level, index) => Number(level) > Number(levels[index - 1] ?? 1) + 1);
    expect([section.type, ...skipped]).toEqual([section.type]);
  }
});

test('each section has the ground that it is known to have', () => {
  const grounds = {
    'ground-blotter': 'blotter',
    'ground-sheet': 'sheet',
    'on-ink': 'ink',
    'on-green': 'green',
  };
  for (const section of sections) {
    const elements = elementsOf(renderSection(section));
    const classes = elements.find(({ name }) => name === 'section')?.attributes.class?.split(' ') ?? [];
    const [shown = 'paper'] = Object.entries(grounds).flatMap(([name, ground]) =>
      classes.includes(name) ? [ground] : [],
    );
    const hasEnd = elements.some(({ attributes }) => attributes.class === 'ask');
    expect([section.type, groundOf(section), lowerGroundOf(section)]).toEqual([
      section.type,
      shown,
      hasEnd ? 'paper' : shown,
    ]);
  }
});

test('pictures are shown at the widths that they are known to have', () => {
  const least: Record<string, Record<string, number>> = {};
  // A hero shows its film in place of its picture, and the other one its sheets in place of its banners.
  const alternatives = sections.map((section) => ({
    ...section,
    props: { ...section.props, film: undefined, sheets: undefined },
  }));
  for (const section of structuredClone([...sections, ...alternatives])) {
    for (const { image, path } of picturesOf(section))
      image.sources = [{ type: 'image/webp', srcSet: pathKey(path) }];
    for (const { attributes } of elementsOf(renderSection(section))) {
      const { srcset, sizes } = attributes;
      if (!srcset || !sizes) continue;
      least[section.type] ??= {};
      const widths = least[section.type] ?? {};
      widths[srcset] = Math.min(widths[srcset] ?? Infinity, widthAt(1280, sizes));
    }
  }
  const { 'client-logos': _ofOneHeight, ...known } = least;
  expect(known).toEqual(shownWidths);
});

/** The width in CSS pixels that a `sizes` attribute states for a page of a width. */
function widthAt(page: number, sizes: string): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = '', unit] = /^(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/.exec(part) ?? [];
    if (page >= Number(from)) return unit === 'px' ? Number(length) : (Number(length) * page) / 100;
  }
  throw new Error(`No width in: ${sizes}`);
}
