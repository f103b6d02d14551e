import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepsCarousel } from './steps-carousel.tsx';

const titles = ['We talk', 'We write', 'You send it'];
const render = (titles: string[]) =>
  renderToStaticMarkup(
    <StepsCarousel
      id="how-it-works"
      heading="How we write"
      lead="In this order, every time."
      items={titles.map((title, at) => ({
        id: `step-${at}`,
        title,
        text: `What happens in step ${at + 1}.`,
        ...(at === 0 && { note: 'By phone or chat' }),
        image: { src: `/step-${at}.svg`, alt: '', width: 320, height: 240, sources: [] },
      }))}
    />,
  );
const html = render(titles);

test('the page contains every step with drawing, title, and text', () => {
  for (const [at, title] of titles.entries())
    expect(html).toMatch(
      new RegExp(
        `<img src="/step-${at}\\.svg"[^>]*/><h3>${title}</h3><p>What happens in step ${at + 1}\\.</p>`,
      ),
    );
});

test('a step shows its note, if any', () => {
  expect(html).toContain('<p>What happens in step 1.</p><p class="note">By phone or chat</p></li>');
  expect(html).toContain('<p>What happens in step 2.</p></li>');
});

test('starts with the first step on the stage and in the list', () => {
  expect(html.match(/aria-current="step"/g)).toHaveLength(2);
  expect(html).toMatch(/<li aria-current="step"><img src="\/step-0\.svg"/);
  expect(html).toMatch(/<button type="button" aria-current="step"><i[^>]*>1<\/i><span>We talk<\/span>/);
});

test('controls are in the island, whose only props are the titles', () => {
  expect(html).toContain('class="scripted" data-island="steps-carousel" data-wake="visible"');
  expect(html).toContain(`<script type="application/json">${JSON.stringify({ steps: titles })}</script>`);
  for (const name of ['Previous step', 'Next step']) expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('<span class="visually-hidden">Pause the steps</span>');
});

test('the section is announced as a carousel and has a blotter background', () => {
  expect(html).toContain('class="steps-carousel section ground-blotter" id="how-it-works"');
  expect(html).toContain('aria-roledescription="carousel" aria-labelledby="how-it-works-heading"');
  expect(html).not.toContain('style=');
});

test('a single step has no controls', () => {
  expect(render(['We talk'])).not.toMatch(/<button|data-island/);
});
