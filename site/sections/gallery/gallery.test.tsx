import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import type { SectionProps } from '../../prepared-data.ts';
import { columnsOf } from './columns-of.ts';
import { Gallery } from './gallery.tsx';

const chat = { label: 'Consult', look: 'primary', kind: 'chat', href: 'tel:+18135550119' } as const;
const items = ['Chef', 'Teacher'].map((title) => ({
  title,
  image: { src: `/${title}.webp`, alt: `Still of a ${title}`, width: 1600, height: 900, sources: [] },
}));
const render = (props: Partial<SectionProps<'gallery'>>) =>
  renderToStaticMarkup(<Gallery id="films" heading="Two minutes." items={items} {...props} />);

test('screens fill complete rows if possible', () => {
  expect([8, 6, 4, 5, 9].map((count) => columnsOf('screen', count))).toEqual([4, 3, 2, 2, 3]);
  expect([columnsOf('page', 8), columnsOf('page', 4), columnsOf('video', 6)]).toEqual([3, 4, 2]);
});

test('a button that opens the viewer links to the picture without scripts, and names it', () => {
  const html = render({ view: 'Preview' });
  expect(html).toContain('<a class="link" href="/Chef.webp" data-dialog="films-viewer" data-index="0"');
  expect(html).toContain('Preview<span class="visually-hidden">: Teacher</span></a>');
  expect(html.match(/<dialog /g)).toHaveLength(1);
});

test('a gallery with only an action has no viewer', () => {
  const html = render({ hover: chat });
  expect(html.match(/data-chat=""/g)).toHaveLength(2);
  expect(html).not.toContain('<dialog');
});

test('a gallery without actions has no buttons', () => {
  expect(render({})).not.toContain('class="over"');
});

test('the page contains texts and scripts, each line with its time', () => {
  const withTexts = items.map((item) => ({
    ...item,
    text: 'In *one* take.',
    script: ['0:00 I cook.', 'Nothing else.'],
  }));
  const html = render({ items: withTexts, view: 'Preview' });
  expect(html).toContain('<div class="words"><p>In <em>one</em> take.</p>');
  expect(html).toContain('<li><b class="num">0:00</b> <span>I cook.</span></li>');
  expect(html).toContain('<span>Nothing else.</span></li>');
});

test('an item with a version before the work has a switch, which starts at the after, and a link to each', () => {
  const before = { src: '/draft.webp', alt: 'A draft', width: 1600, height: 900, sources: [] };
  const [chef, teacher] = items;
  const page = parsePage(
    render({ items: [chef, { ...teacher, before }], view: 'View' } as Partial<SectionProps<'gallery'>>),
  );
  const [plain, both] = page.all('.pictures > li');
  expect(plain?.count('fieldset, .before')).toBe(0);
  expect(both?.one('legend').text).toBe('Version of Teacher');
  expect(both?.texts('label')).toEqual(['Before', 'After']);
  expect(both?.attributes('input', 'name')).toEqual(['films-version-1', 'films-version-1']);
  expect(both?.attributes('input[checked]', 'value')).toEqual(['after']);
  expect(both?.attributes('.before img', 'alt')).toEqual(['A draft']);
  expect(both?.attributes('.over a', 'href')).toEqual(['/Teacher.webp', '/draft.webp']);
  expect(both?.attributes('.over a', 'data-index')).toEqual(['1', '1']);
  expect(both?.texts('.over a')).toEqual(['View: Teacher', 'View: Teacher, before']);
});
