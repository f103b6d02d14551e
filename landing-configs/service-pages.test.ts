import { describe, expect, test } from 'vitest';
import { pageAt } from './larkfield.ts';
import { services } from './route-table.ts';

const routes = [...services, '/services/job-posting/'];
const letters = routes.filter((route) => /thank-you|follow-up|recommendation/.test(route));

const mainOf = (route: string) => pageAt(route).one('main');

/** Every run of so many words, in lower case and without punctuation. */
function shingles(text: string, length: number): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%’]+/gu) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + length).join(' ')).slice(0, 1 - length));
}

const shared = (one: Set<string>, other: Set<string>) => [...one].filter((words) => other.has(words));

test('two service pages share at most 40 % of their text', () => {
  const texts = routes.map((route) => [route, shingles(mainOf(route).text, 5)] as const);
  const pairs = texts.flatMap(([route, text], at) =>
    texts.slice(at + 1).map(([other, otherText]) => ({
      pair: `${route} ${other}`,
      overlap: shared(text, otherText).length / Math.min(text.size, otherText.size),
    })),
  );
  expect(pairs).toHaveLength((routes.length * (routes.length - 1)) / 2);
  expect(Math.min(...texts.map(([, text]) => text.size))).toBeGreaterThan(300);
  expect(pairs.filter(({ overlap }) => overlap > 0.4)).toEqual([]);
});

test('no two service pages share a question, and none repeats the FAQ', () => {
  const questions = [...routes, '/faqs/'].flatMap((route) => mainOf(route).texts('.faqs summary'));
  expect(questions).toHaveLength(routes.length * 3 + 10);
  expect(new Set(questions).size).toBe(questions.length);
});

describe.each(routes)('%s', (route) => {
  const main = mainOf(route);

  test('says one thing in its title, its lead, and its headline each', () => {
    const said = [
      main.one('h1').text,
      main.one('.page-banner .lead').text,
      main.one('.service-intro h2').text,
    ].map((text) => shingles(text, 3));
    const [title = new Set(), lead = new Set(), headline = new Set()] = said;
    expect([...shared(title, lead), ...shared(lead, headline), ...shared(headline, title)]).toEqual([]);
  });

  test('has a price line, samples, questions, and one to three quotes', () => {
    expect(main.one('.service-intro .price').text).toMatch(/\$\d+|fixed price before you pay/);
    expect(main.count('.service-intro figure img')).toBe(1);
    expect(main.count('.gallery .pictures > li, .rewrites .lines > li')).toBeGreaterThanOrEqual(3);
    expect(main.count('.faqs details')).toBe(3);
    expect([1, 2, 3]).toContain(main.count('.testimonials blockquote'));
  });
});

test.for(letters)(
  '%s promises the time and the revisions of a single letter, and shows its price',
  (route) => {
    const { text } = mainOf(route);
    expect(text).toContain('$79');
    expect(text).toContain('24 hours');
    expect(text).not.toMatch(/48–72|business days|unlimited/i);
  },
);

test('the page about career switches has its own name above the title', () => {
  expect(mainOf('/services/career-switch/').one('.page-banner .label').text).toBe('Career Switch');
});
