import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhyUs } from './why-us.tsx';

const html = renderToStaticMarkup(
  <WhyUs
    id="why-us"
    statement="The ((next job)), in ==words==, by a __writer__, until you are hired.{tick}"
    items={[
      { mark: 'circle', title: 'Career-oriented', text: 'One.' },
      { mark: 'highlight', title: 'Keyword-optimized', text: 'Two.' },
      { mark: 'underline', title: 'Certified writers', text: 'Three.' },
      { mark: 'tick', title: 'Job placement', text: 'Four.' },
    ]}
  />,
);

test('the sentence has four marks, and the list repeats each next to its reason', () => {
  const [sentence = '', list = ''] = html.split('<ul>');
  for (const mark of ['mark-circle', 'mark-under', 'mark-tick']) {
    expect(sentence.split(mark)).toHaveLength(2);
    expect(list.split(mark)).toHaveLength(2);
  }
  expect(sentence).toContain('class="highlighted"');
  expect(list).toContain('class="stroke"');
});

test('the reasons are headings in data order, and their marks are hidden from screen readers', () => {
  expect([...html.matchAll(/<h3>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Career-oriented',
    'Keyword-optimized',
    'Certified writers',
    'Job placement',
  ]);
  expect(html.match(/class="key" aria-hidden="true"/g)).toHaveLength(4);
});

test('the section has a headline for screen readers', () => {
  expect(html).toContain('<h2 class="visually-hidden" id="why-us-heading">Why us</h2>');
});
