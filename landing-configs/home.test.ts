import { expect, test } from 'vitest';
import { pageAt, sectionsOf } from './larkfield.ts';

const home = pageAt('/');

test('the home page has its sections in order', () => {
  expect(sectionsOf(home)).toEqual([
    'hero',
    'benefits',
    'why-work-with-us',
    'services',
    'ats',
    'industries',
    'process',
    'testimonials',
    'call',
    'samples',
    'partners',
    'guarantee',
  ]);
});

test('the headline rotates five phrases', () => {
  const words = home.all('h1 .rot > span').map((word) => word.wholeText);
  expect(words).toEqual([
    'Professional Resume',
    'Video Resume',
    'Interactive Resume',
    'Cover Letter',
    'Web-Based Resume',
  ]);
});

test('the home page lists four benefits in order, six reasons, and three partners', () => {
  expect(home.texts('#benefits h3')).toEqual([
    'Keyword targeting',
    '24/7 live chat support',
    'Unlimited revisions',
    '100% satisfaction',
  ]);
  expect(home.texts('h2')).toContain('Why Work with Us');
  expect(home.count('#why-work-with-us li')).toBe(6);
  expect(home.count('#partners li img')).toBe(3);
});

test('each of eight services has a title, a description, and a link to its page', () => {
  const cards = home.all('#services li');
  for (const card of cards) for (const text of card.texts('h3, p')) expect(text).not.toBe('');
  expect(cards.map((card) => card.one('a').attribute('href'))).toEqual(
    ['resume-writing', 'cover-letters', 'linkedIn-profile', 'career-switch', 'entry-level']
      .concat('web-based-resume', 'video-resume', 'interactive-resume')
      .map((slug) => `/services/${slug}/`),
  );
});

const fields = {
  'Art & Design Resume': ['Graphic Design CV', 'UX/UI Designer', 'Creative Director'],
  'Corporate/Business': ['Executive Resume', 'Business Analyst', 'Project Manager'],
  'Education Resume': ['Teacher Resume', 'Professor CV', 'School Administrator'],
  'Real Estate Resume': ['Realtor Resume', 'Property Manager', 'Commercial Agent'],
  'IT Management': ['IT Director', 'CTO Resume', 'DevOps Manager'],
};

test('samples come in five fields, each with a description and three samples', () => {
  const samples = home.one('#samples');
  expect(samples.texts('.fields label')).toEqual(Object.keys(fields));
  expect(new Set(samples.texts('.fields p')).size).toBe(5);
  expect(samples.all('.pages').map((list) => list.texts('li'))).toEqual(Object.values(fields));
});

test('three testimonials have a counter', () => {
  expect(home.count('#testimonials .quotes > li')).toBe(3);
  expect(home.one('#testimonials').text).toContain('Review 1 / 3');
});
