import { describe, expect, test } from 'vitest';
import type { PagePart } from '../generator/fixtures/parsed-page.ts';
import { pageAt, pages } from './larkfield.ts';

/** Required texts with typewriter punctuation. */
const required = ["I am Ready Let's Get Started", 'Quick 24-48 Hour Turnaround'];

test.for([...pages])('the copy of %s has an editor’s punctuation and spelling', ([, page]) => {
  const text = required.reduce((rest, one) => rest.replaceAll(one, ''), page.one('main').text);
  expect(text.match(/.{0,30}["'].{0,30}/g)).toBeNull();
  expect(text.match(/.{0,30}(?: - |\d-\d+ (?:hours|days)).{0,30}/g)).toBeNull();
  expect(text.match(/.{0,30}\b(?:e-mail|webbased|thank you letter|followup)\b.{0,30}/g)).toBeNull();
});

test.for([...pages])('%s promises no chat that is not configured', ([, page]) => {
  const text = page.one('main').text.replace('24/7 live chat support', '');
  expect(
    text.match(/.{0,30}(?:24\/7|day and night|around the clock|in the chat|by chat).{0,30}/gi),
  ).toBeNull();
});

describe('rush service is on the cards of the products that have it, and on no other', () => {
  const rushOf = (card: PagePart) => card.texts('ul > li').filter((feature) => feature.includes('rush'));
  const forFee = ['24-hour rush for a fee'];
  const free = ['Free rush service'];

  test.for([
    ['/pricing/', '.ledger > li', [[], forFee, forFee, free, free, [], [], [], []]],
    ['/lp/', '#packages .card', [[], forFee, forFee, free, free]],
    ['/lp8/', '#packages .card', [[], forFee, forFee, free, free, [], []]],
  ] as const)('%s', ([route, card, expected]) => {
    expect(pageAt(route).all(card).map(rushOf)).toEqual(expected);
  });
});

test('each number of the original landing page says what it counts', () => {
  const notes = pageAt('/lp/').texts('#stats dt small');
  expect(notes).toHaveLength(4);
  for (const note of notes) expect(note.length).toBeGreaterThan(20);
});

test('the pricing page says what its smallest price buys, and what its largest saving is on', () => {
  const note = pageAt('/pricing/').one('.note').text;
  expect(note).toContain('One-page edit, $79.');
  expect(note).toContain('up to 25% on the Corporate and Executive bundles');
});

test('a product has one time wherever it is asked', () => {
  expect(pageAt('/faqs/').texts('.faqs details')[0]).toContain(
    'Video and interactive resumes: first draft in 3–5 business days.',
  );
  for (const route of ['/', '/process/', '/contact-us/'])
    expect(pageAt(route).one('.process-steps').text).not.toContain('business days');
});
