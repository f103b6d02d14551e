import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceIntro } from './service-intro.tsx';

const words = {
  id: 'intro',
  heading: 'You did the work.\nWe find __the words__.',
  description: ['One.', 'Two.'],
};
const picture = (width: number, height: number) => ({
  src: 'a.webp',
  alt: 'A page',
  width,
  height,
  sources: [],
});
const render = (more: object = {}) => renderToStaticMarkup(<ServiceIntro {...words} {...more} />);

test('the headline keeps its two lines, and the first paragraph is larger', () => {
  expect(render()).toMatch(/You did the work\.<br\/>We find <span class="underlined">the words/);
  expect(render()).toContain('<p class="lead">One.</p><p class="soft">Two.</p>');
});

test('the price has its own line between the text and the buttons', () => {
  const actions = [{ kind: 'link' as const, label: 'Order', link: '/order/', look: 'primary' as const }];
  expect(render({ price: '**$150.** In a week.', actions })).toMatch(
    /Two\.<\/p><p class="price"><strong>\$150\.<\/strong> In a week\.<\/p><div class="btns">/,
  );
});

test('has no empty figure without a picture', () => {
  expect(render({ remark: 'Lost.' })).not.toMatch(/<figure|<figcaption|Lost/);
});

test('a picture has its dimensions, loads early, and follows the text', () => {
  const html = render({ image: picture(1700, 2200) });
  expect(html).toMatch(
    /Two\..*<figure class="page"><img[^>]* width="1700" height="2200" loading="eager" fetchPriority="high"/,
  );
  expect(html).not.toContain('<figcaption');
});

test.for([
  ['a page', 1700, 2200, 'page'],
  ['a screen', 1600, 1200, 'screen'],
  ['a scene', 1400, 1540, 'scene'],
] as const)('%s gets the class of its shape', ([, width, height, shape], { expect }) => {
  expect(render({ image: picture(width, height) })).toContain(`<figure class="${shape}">`);
});

test('the editor’s remark is the picture’s caption', () => {
  const html = render({
    image: picture(1700, 2200),
    remark: 'Routine.',
    remarkText: 'She was hired for it.',
  });
  expect(html).toContain('<figcaption><em>Routine.</em>She was hired for it.</figcaption>');
});
