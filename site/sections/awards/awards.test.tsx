import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Awards } from './awards.tsx';

const emblem = (name: string) => ({ src: `/${name}.svg`, alt: '', width: 320, height: 240, sources: [] });
const html = renderToStaticMarkup(
  <Awards
    id="awards"
    heading="Read by juries, too."
    items={[
      { name: 'Editor’s Choice', by: 'Resume Craft Review', image: emblem('review') },
      { name: 'Gold Page', by: 'First Page Awards', image: emblem('gold') },
    ]}
  />,
);

test('each award shows its emblem, its name, and who awarded it', () => {
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(
    /<img src="\/review\.svg" alt=""[^>]*\/><h3>Editor’s Choice<\/h3><p>Resume Craft Review<\/p>/,
  );
  expect(html).toMatch(/<img src="\/gold\.svg" alt=""[^>]*\/><h3>Gold Page<\/h3><p>First Page Awards<\/p>/);
});

test('the section is labeled by its heading and has a paper background', () => {
  expect(html).toContain('class="awards section" id="awards" aria-labelledby="awards-heading"');
  expect(html).toContain('<h2 id="awards-heading">Read by juries, too.</h2>');
});
