import { expect, test } from 'vitest';
import { largestFile, viewerLink } from './viewer-link.ts';

const image = (width: number, src: string, srcSet: string) => ({
  src,
  alt: 'Resume',
  width,
  height: 10,
  sources: srcSet ? [{ type: 'image/avif', srcSet }] : [],
});

test('the largest file is the plain one if all sources are narrower', () => {
  expect(largestFile(image(1700, '/a.webp', '/a-640.avif 640w, /a-1280.avif 1280w'))).toBe('/a.webp');
});

test('the largest file is the widest source if the plain file is smaller', () => {
  expect(largestFile(image(1500, '/b-960.webp', '/b-640.avif 640w, /b-1500.avif 1500w'))).toBe(
    '/b-1500.avif',
  );
  expect(largestFile(image(4000, '/c-960.webp', '/c-1280.avif 1280w, /c-2000.avif 2000w'))).toBe(
    '/c-2000.avif',
  );
});

test('an SVG has one file for all sizes', () => {
  expect(largestFile(image(300, '/d.svg', ''))).toBe('/d.svg');
});

test('without scripts the link leads to the largest file', () => {
  const attributes = viewerLink({ section: 'samples', at: 4, title: 'CTO', image: image(300, '/d.svg', '') });
  expect(attributes).toMatchObject({ href: '/d.svg', 'data-dialog': 'samples-viewer', 'data-index': 4 });
});
