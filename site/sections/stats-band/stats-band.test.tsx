import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatsBand } from './stats-band.tsx';

const html = renderToStaticMarkup(
  <StatsBand
    id="stats"
    heading="Larkfield in numbers"
    items={[
      { value: 1000, suffix: '+', label: 'Resumes' },
      { value: 90, suffix: '%', label: 'Job acceptance' },
      { value: 7, label: 'Packages', note: 'For sale today' },
    ]}
  />,
);

test('the HTML contains the final numbers with their labels', () => {
  expect(html).toMatch(/<dt>Resumes<\/dt><dd [^>]*><span>1000\+<\/span><\/dd>/);
  expect(html).toMatch(/<dt>Job acceptance<\/dt><dd [^>]*><span>90%<\/span><\/dd>/);
  expect(html).toMatch(/<dt>Packages<small>For sale today<\/small><\/dt><dd [^>]*><span>7<\/span><\/dd>/);
  expect(html).not.toContain('data-count');
});

test('the island reads numbers and suffixes from the HTML and has no props', () => {
  expect(html).toContain('data-value="1000" data-suffix="+"');
  expect(html).toContain('data-value="7"><span>');
  expect(html).not.toContain('application/json');
});

test('the heading is for screen readers', () => {
  expect(html).toContain('aria-labelledby="stats-heading"');
  expect(html).toContain('<h2 class="visually-hidden" id="stats-heading">Larkfield in numbers</h2>');
});
