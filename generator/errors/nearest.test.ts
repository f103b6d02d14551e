import { describe, expect, it, test } from 'vitest';
import { byNearness, nearest } from './nearest.ts';

describe('the name that a mistyped one meant', () => {
  it.each([
    ['hedaing', ['heading', 'lead', 'items'], 'heading'],
    ['fags', ['faqs', 'hero'], 'faqs'],
    ['samples-carrousel', ['samples-carousel', 'packages-slider'], 'samples-carousel'],
    ['HERO', ['hero'], 'hero'],
    ['lp8', ['pl8', 'lp9', 'lp8x'], 'pl8'],
    ['client', ['client-logos', 'hero'], 'client-logos'],
    ['packages', ['package', 'packages-slider'], 'package'],
    ['turnaroundtime', ['turnaround', 'refundDays'], 'turnaround'],
  ])('%s -> among %j', (name, known, meant) => expect(nearest(name, known)).toBe(meant));

  it.each([
    ['dark', ['day', 'night', 'evergreen']],
    ['testimonials', ['reviews', 'faqs']],
    ['x', ['hero', 'faqs']],
    ['', ['hero']],
    ['hero', []],
  ])('is not guessed for %j among %j', (name, known: string[]) =>
    expect(nearest(name, known)).toBeUndefined(),
  );

  it('is the nearest of several, and of equally near ones the first', () => {
    expect(nearest('reviews', ['review', 'reviewers', 'preview'])).toBe('review');
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('counts two swapped letters as one slip', () => {
    expect(nearest('nigth', ['night'])).toBe('night');
    expect(nearest('ngiht', ['night'])).toBe('night');
    expect(nearest('gnihtt', ['night'])).toBeUndefined();
  });

  it('takes the known names from any iterable', () => {
    expect(nearest('twoo', new Map([['two', 2]]).keys())).toBe('two');
  });
});

test('all known names, the nearest first and each once', () => {
  expect(byNearness('/lp9/', ['/', '/thanks/', '/lp8/', '/LP9/', '/lp8/'])).toEqual([
    '/LP9/',
    '/lp8/',
    '/',
    '/thanks/',
  ]);
});
