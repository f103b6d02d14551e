import { describe, expect, it, test } from 'vitest';
import { byNearness, nearest } from './nearest.ts';

describe('the nearest known name', () => {
  it.each([
    ['hedaing', ['heading', 'lead', 'items'], 'heading'],
    ['fags', ['faqs', 'hero'], 'faqs'],
    ['samples-carrousel', ['samples-carousel', 'packages-slider'], 'samples-carousel'],
    ['HERO', ['hero'], 'hero'],
    ['lp8', ['pl8', 'lp9', 'lp8x'], 'pl8'],
    ['client', ['client-logos', 'hero'], 'client-logos'],
    ['packages', ['package', 'packages-slider'], 'package'],
    ['turnaroundtime', ['turnaround', 'refundDays'], 'turnaround'],
  ])('for %s among %j is %s', (name, known, expected) => expect(nearest(name, known)).toBe(expected));

  it.each([
    ['dark', ['day', 'night', 'evergreen']],
    ['testimonials', ['reviews', 'faqs']],
    ['x', ['hero', 'faqs']],
    ['', ['hero']],
    ['hero', []],
  ])('is undefined for %j among %j', (name, known: string[]) => expect(nearest(name, known)).toBeUndefined());

  it('is the most similar one, and the first if several are equally similar', () => {
    expect(nearest('reviews', ['review', 'reviewers', 'preview'])).toBe('review');
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('counts two swapped letters as one edit', () => {
    expect(nearest('nigth', ['night'])).toBe('night');
    expect(nearest('ngiht', ['night'])).toBe('night');
    expect(nearest('gnihtt', ['night'])).toBeUndefined();
  });

  it('accepts any iterable of known names', () => {
    expect(nearest('twoo', new Map([['two', 2]]).keys())).toBe('two');
  });
});

test('byNearness sorts distinct names, most similar first', () => {
  expect(byNearness('/lp9/', ['/', '/thanks/', '/lp8/', '/LP9/', '/lp8/'])).toEqual([
    '/LP9/',
    '/lp8/',
    '/',
    '/thanks/',
  ]);
});
