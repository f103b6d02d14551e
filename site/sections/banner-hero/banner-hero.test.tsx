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

const sheet = (name: string, words: string[], more = {}) => ({
  words,
  alt: `A document by ${name}`,
  name,
  label: 'Tampa, FL',
  text: 'Led 42 people.',
  lines: ['Rose from ((78% to 96%)).'],
  ...more,
});

const words = [
  'Professional Resume',
  'Video Resume',
  'Interactive Resume',
  'Cover Letter',
  'Web-Based Resume',
];

const render = (props: object) =>
  renderToStaticMarkup(
    <BannerHero id="hero" headline={'The\n{rotate}\nthey remember.'} rotate={words} {...props} />,
  );

const sheets = [
  sheet('Maya', ['Professional Resume', 'Cover Letter'], { behind: 'Dear Ms. Alvarez,' }),
  sheet('Adrian', ['Video Resume'], { look: 'video' }),
  sheet('Nora', ['Interactive Resume', 'Web-Based Resume'], { look: 'site' }),
];

test('each word comes with the document that it names, and screen readers get each document once', () => {
  const items = [
    ...render({ sheets }).matchAll(
      /<li( aria-hidden="true")?><div[^>]*aria-label="[^"]*: A document by (\w+)"/g,
    ),
  ];
  expect(items.map(([, hidden, name]) => [name, Boolean(hidden)])).toEqual([
    ['Maya', false],
    ['Adrian', false],
    ['Nora', false],
    ['Maya', true],
    ['Nora', true],
  ]);
});

test('pictures take turns with the words: the first loads eagerly, the others with low priority', () => {
  const html = render({ banners: [1, 2, 3].map(banner) });
  const loading = [...html.matchAll(/<img src="([^"]+)"[^>]* loading="(\w+)"/g)];
  expect(loading.map(([, src, when]) => [src, when])).toEqual([
    ['/banner-1.webp', 'eager'],
    ['/banner-2.webp', 'lazy'],
    ['/banner-3.webp', 'lazy'],
    ['/banner-1.webp', 'lazy'],
    ['/banner-2.webp', 'lazy'],
  ]);
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
});

test('words and documents share one number of turns and one pause button', () => {
  const html = render({ sheets });
  expect(html.match(/data-turns="5"/g)).toHaveLength(2);
  expect(html.match(/type="checkbox"/g)).toHaveLength(1);
});

test('the other action follows the documents', () => {
  const action = (label: string) => ({ label, look: 'primary', kind: 'anchor', href: '#x' });
  const html = render({ sheets, actions: [action('Get Started'), action('Consult Our Experts')] });
  expect(html.indexOf('Get Started')).toBeLessThan(html.indexOf('class="pictures"'));
  expect(html.indexOf('Consult Our Experts')).toBeGreaterThan(html.indexOf('class="pictures"'));
});

test('without rotating words, the first document is shown, and nothing can be paused', () => {
  const html = render({ headline: 'Remembered.', rotate: undefined, sheets });
  expect(html.match(/<li>/g)).toHaveLength(1 + 1);
  expect(html).toContain(': A document by Maya');
  expect(html).not.toMatch(/pause|data-turns/);
});

test('with a form, the other actions are next to it', () => {
  const action = (label: string) => ({ label, look: 'primary', kind: 'anchor', href: '#x' });
  const ask = { heading: 'One call first.' };
  const html = render({ sheets, ask, actions: [action('Get Started'), action('Consult Our Experts')] });
  expect(html.indexOf('Consult Our Experts')).toBeGreaterThan(html.indexOf('One call first.'));
  expect(html.match(/Consult Our Experts/g)).toHaveLength(1);
});

test('does not need a script or a style attribute', () => {
  expect(render({ sheets })).not.toMatch(/\sstyle=|data-island/);
});
