import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResumeSamples } from './resume-samples.tsx';

const page = (title: string) => ({
  title,
  image: { src: `/${title}.webp`, alt: `Resume: ${title}`, width: 1700, height: 2200, sources: [] },
});
const categories = [
  {
    id: 'art',
    title: 'Art',
    description: 'Type does the talking.',
    samples: [page('a1'), page('a2'), page('a3')],
  },
  { id: 'law', title: 'Law', description: 'Figures first.', samples: [page('l1'), page('l2')] },
];
const render = (look?: 'list' | 'tabs') =>
  renderToStaticMarkup(
    <ResumeSamples
      id="samples"
      heading="Resumes worth opening."
      categories={categories}
      look={look}
      action={{
        label: 'Request For More Samples',
        look: 'primary',
        kind: 'form',
        href: '#form-request',
        form: 'request',
      }}
    />,
  );

test('fields are a labeled radio group with the first one checked', () => {
  const html = render();
  expect(html).toContain('<fieldset class="fields row"><legend class="visually-hidden">Field</legend>');
  expect(html.match(/<input type="radio" name="samples-field"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" value="art"|value="art" checked=""/);
});

test('the description follows its field in a list and precedes the pages in tabs', () => {
  expect(render('list')).toMatch(/Art<\/span><svg.*?<\/label><p>Type does the talking\.<\/p>/);
  expect(render('tabs')).toContain('<p class="about">Type does the talking.</p><ul class="pages row">');
  for (const look of ['list', 'tabs'] as const) expect(render(look).match(/Figures first/g)).toHaveLength(1);
});

test('every page links to its picture and its number in the viewer', () => {
  const html = render();
  for (const [at, title] of ['a1', 'a2', 'a3', 'l1', 'l2'].entries())
    expect(html).toContain(
      `<a href="/${title}.webp" data-dialog="samples-viewer" data-index="${at}" data-title="${title}"`,
    );
  expect(html.match(/<dialog /g)).toHaveLength(1);
});

test('pictures are lazy, so the browser skips those of other fields', () => {
  expect(render().match(/loading="lazy"/g)).toHaveLength(5);
});

test('only fields with three pages show one large and two small pages', () => {
  expect(render().match(/class="pages trio row"/g)).toHaveLength(1);
  expect(render('tabs')).not.toContain('trio');
});

test('shows its action', () => {
  expect(render()).toContain('data-form="request"');
  expect(render()).toContain('Request For More Samples</a>');
});
