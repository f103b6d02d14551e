import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BannerHero } from './banner-hero.tsx';

const banner = (at: number) => ({
  src: `/banner-${at}.webp`,
  alt: `Banner ${at}`,
  width: 1400,
  height: 1540,
  sources: [{ type: 'image/avif', srcSet: `/banner-${at}.avif 1400w` }],
});

const render = (count: number) =>
  renderToStaticMarkup(
    <BannerHero
      id="hero"
      headline={'The\n{rotate}\nthey remember.'}
      rotate={['Professional Resume', 'Cover Letter']}
      banners={Array.from({ length: count }, (_, at) => banner(at + 1))}
    />,
  );

test('the first picture loads eagerly, the others with low priority', () => {
  const loading = [...render(3).matchAll(/<img src="([^"]+)"[^>]* loading="(\w+)"/g)];
  expect(loading.map(([, src, when]) => [src, when])).toEqual([
    ['/banner-1.webp', 'eager'],
    ['/banner-2.webp', 'lazy'],
    ['/banner-3.webp', 'lazy'],
  ]);
  expect(render(3).match(/fetchpriority="high"/gi)).toHaveLength(1);
});

test('each picture has a radio button in one group, none of them checked', () => {
  const html = render(3);
  const dots = [...html.matchAll(/<input type="radio" aria-label="(Picture \d)" name="hero-picture"/g)];
  expect(dots.map(([, name]) => name)).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  expect(html).not.toContain('checked');
  expect(html).toContain('<b>1</b><b>2</b><b>3</b></span> / 3</p>');
});

test('a single picture has no dots, but the words can still be paused', () => {
  const html = render(1);
  expect(html).not.toContain('radio');
  expect(html).toContain('aria-label="Pause or play the changing words"');
});

test('styles cover five pictures, the maximum', () => {
  const css = readFileSync(new URL('./picture-choice.css', import.meta.url), 'utf8');
  for (const at of [1, 2, 3, 4, 5])
    expect(css).toContain(
      `&:has(.dots :nth-child(${at}):checked) :is(.pictures, .num > span) > :nth-child(${at})`,
    );
});

test('does not need a script or a style attribute', () => {
  expect(render(3)).not.toMatch(/\sstyle=|data-island/);
});
