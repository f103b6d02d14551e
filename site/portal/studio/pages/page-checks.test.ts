import { expect, it } from 'vitest';
import { applyOperation } from '../../../../generator/edit/operations/apply-operation.ts';
import { nameMistake, routeMistake } from './page-checks.ts';

const texts: Record<string, string> = { 'lp8.yaml': 'route: /lp8/\n', 'site.yaml': 'name: A\n' };
const files = { read: (file: string) => texts[file], list: () => Object.keys(texts) };
const pages = [{ page: 'lp8', file: 'lp8.yaml', route: '/lp8/' }];

/** What the edit core says about a new page. */
function refusal(page: string, route: string): string | undefined {
  try {
    applyOperation(files, { op: 'createPage', page, route });
    return undefined;
  } catch (error) {
    return String((error as Error).message);
  }
}

const plain = (message: string | undefined) => message?.replaceAll(/[“”]/g, '"');

it.each(['offer', 'lp8', 'site', '404', 'Summer Offer', 'a--b', '2026', 'assets', 'x'.repeat(61)])(
  'the name "%s" is allowed or refused as the edit core does',
  (name) => {
    expect(plain(nameMistake(name, pages))).toBe(refusal(name, '/free/'));
  },
);

it.each(['/offer/', '/lp8', '/lp8/', 'offer', '/a b/', '/api/x', '/studio/', '/offer.html'])(
  'the route %s is allowed or refused as the edit core does',
  (route) => {
    expect(routeMistake(route, pages)).toBe(refusal('free', route));
  },
);

it('a page without a known route does not have the one of the home page', () => {
  expect(routeMistake('/', [{ page: 'towns', file: 'towns.yaml', route: '' }])).toBeUndefined();
});

it('what is missing is asked for', () => {
  expect(nameMistake('', pages)).toBe('Please enter a name.');
  expect(routeMistake('', pages)).toBe('Please enter an address, such as /offer/.');
});
