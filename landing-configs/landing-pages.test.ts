import { describe, expect, test } from 'vitest';
import type { PagePart } from '../generator/fixtures/parsed-page.ts';
import { labelsOf, pageAt, pages, sectionsOf } from './larkfield.ts';

const [original, night, day] = ['/lp/', '/lp7/', '/lp8/'].map(pageAt) as [PagePart, PagePart, PagePart];
const anchors = ['samples', 'packages', 'why-us', 'how-it-works', 'reviews', 'faqs'];
const words = ['Professional', 'ATS-Optimized', 'Industry-Specific', 'Expert-Written'];
const closingNotes = ['Quick 24-48 Hour Turnaround', '100% Satisfaction Guarantee', 'ATS-Friendly Formats'];
const steps = [
  'Initial Consultation',
  'Customized Resume Crafting',
  'Review And Refinement',
  'Final Delivery',
];

describe.each([
  ['the original landing page', original],
  ['landing page 7', night],
  ['landing page 8', day],
])('%s', (_name, page) => {
  test('its header links to sections, phone, and chat', () => {
    const header = page.one('[data-header]');
    expect(header.attributes('nav a', 'href')).toEqual(anchors.map((id) => `#${id}`));
    expect(header.attributes('.nav-tel', 'aria-label')).toEqual(['Call (813) 555-0119']);
    expect(header.texts('a[data-form="ask"]')).toEqual(['Chat Now']);
  });

  test('its headline rotates four words', () => {
    expect(page.all('h1 .rot > span').map((word) => word.wholeText)).toEqual(words);
  });

  test('has ten reviews by different people, and seven questions with the first open', () => {
    expect(page.count('.reviews blockquote')).toBe(10);
    expect(new Set(page.texts('.reviews footer b')).size).toBe(10);
    expect(page.attributes('#faqs details', 'open')).toEqual(['', ...Array(6).fill(undefined)]);
  });
});

describe('the original landing page', () => {
  test('has its sections in order', () => {
    expect(sectionsOf(original)).toEqual([
      'hero',
      'stats',
      'samples',
      'awards',
      'packages',
      'why-us',
      'how-it-works',
      'call-to-action',
      'reviews',
      'faqs',
      'guarantee',
    ]);
  });

  test('its hero form requests a $79 consultation, without terms, with the United States preselected', () => {
    const form = original.one('#hero-form');
    expect(form.count('[type="checkbox"]')).toBe(0);
    expect(form.one('[name="country"]').attribute('value')).toBe('United States');
    expect(form.one('[name="servicePrice"]').attribute('value')).toBe('79');
    expect(form.one('[name="serviceName"]').attribute('value')).toBe('Professional Resume Writing');
    const props = JSON.parse(form.one('[data-island] > script').source);
    expect(props).toMatchObject({
      submitting: 'Processing...',
      failed: 'Failed to submit. Please try again.',
      country: 'United States',
    });
  });

  test('counts up to four numbers', () => {
    expect(original.texts('#stats dd')).toEqual(['1000+', '80+', '10+', '90%']);
    expect(original.attributes('#stats dd', 'data-value')).toEqual(['1000', '80', '10', '90']);
  });

  test('shows three samples for each of four roles', () => {
    const samples = original.one('#samples');
    expect(samples.texts('label')).toEqual([
      'Accountant',
      'Sales Associate',
      'Product Manager',
      'JAVA Developer',
    ]);
    expect(samples.all('.pages').map((list) => list.count('img'))).toEqual([3, 3, 3, 3]);
  });

  test('names five awards, each with the organization behind it', () => {
    expect(original.all('#awards li').map((item) => [item.one('h3').text, item.one('p').text])).toEqual([
      ['Regional Prize for Plain Language', 'Writers’ Guild of Tampa Bay'],
      ['Editor’s Choice', 'Resume Craft Review'],
      ['Service of the Year', 'Gulf Coast Careers'],
      ['Best ATS Formatting', 'National Resume Desk'],
      ['Gold Page', 'First Page Awards'],
    ]);
    expect(original.count('#awards img')).toBe(5);
  });

  test('has five packages with badges and chat buttons, without prices', () => {
    const cards = original.all('#packages .card');
    expect(
      cards.map((card) => [card.texts('.badge')[0], card.one('h3').text, card.count('ul > li')]),
    ).toEqual([
      ['BUDGET', 'Entry Level Resume', 4],
      [undefined, 'Professional-Level Resume', 7],
      ['BEST SELLER', 'Professional-Level Bundle', 6],
      [undefined, 'Corporate Level Bundle', 8],
      ['TOP RATED', 'Executive-Level Bundle', 9],
    ]);
    for (const card of cards) expect(card.one('a[data-form="ask"]').text).toMatch(/^Live Chat about /);
    expect(original.one('#packages').text).not.toContain('$');
  });

  test('explains four steps, each with a drawing, a text, and a note', () => {
    const section = original.one('#how-it-works');
    expect(section.one('h2').text).toBe('How we write');
    expect(section.texts('.stage h3')).toEqual(['We talk', 'We write', 'You mark it up', 'You send it']);
    expect([section.count('.stage img'), section.count('.stage .note')]).toEqual([4, 4]);
  });

  test('its call to action offers the form and chat', () => {
    const band = original.one('#call-to-action');
    expect(band.one('[data-form="consultation"]').text).toBe('Get Started');
    expect(band.one('a[data-form="ask"]').text).toBe('Chat Now');
  });
});

describe('landing page 7', () => {
  test('has its sections in order, with the required ids', () => {
    expect(sectionsOf(night)).toEqual([
      'hero',
      'samples',
      'packages',
      'why-us',
      'how-it-works',
      'cta',
      'reviews',
      'reviews-more',
      'faqs',
      'guarantee',
    ]);
  });

  test('shows five client logos as its samples', () => {
    expect(night.one('#samples h2').text).toBe('Our Clients Have Secure Positions in Prestigious Companies');
    expect(night.count('#samples img')).toBe(5);
  });

  test('opens the order form and chat from its hero', () => {
    expect(night.one('#hero .btns [data-form="order"]').text).toBe('Get An ATS Resume Today');
    expect(night.one('#hero .btns a[data-form="ask"]').text).toBe('Chat Now');
  });

  test('has seven packages and two sections of five reviews', () => {
    expect(night.count('#packages .card')).toBe(7);
    expect([night.count('#reviews blockquote'), night.count('#reviews-more blockquote')]).toEqual([5, 5]);
  });

  test('ends with three notes', () => {
    expect(night.texts('#guarantee h3')).toEqual(closingNotes);
  });

  test('shares no sentences with landing page 8', () => {
    // Not checked: content that both pages share on purpose.
    const own = ['h1', 'h2', '.lead', '.statement', '.why-us li p', '.steps p', '.margin li'];
    const sentences = (page: PagePart) => {
      const all = page.texts(own.map((one) => `main ${one}`).join());
      const inForms = page.texts('main form h2');
      return all.filter((text) => !text.startsWith('Our Clients') && !inForms.includes(text));
    };
    const others = sentences(day);
    expect(sentences(night).length).toBeGreaterThan(20);
    expect(sentences(night).filter((text) => others.includes(text))).toEqual(['Why us']);
  });
});

describe('landing page 8', () => {
  test('has its sections in order', () => {
    expect(sectionsOf(day)).toEqual([
      'hero',
      'clients',
      'samples',
      'packages',
      'why-us',
      'how-it-works',
      'ats',
      'reviews',
      'faqs',
      'guarantee',
    ]);
  });

  test('its headline reads as one sentence, with the first word only', () => {
    expect(day.one('h1').text).toBe('The Professional resume that gets read.');
  });

  test('has three buttons for the order form, and one in its menu', () => {
    expect(day.texts('main a[data-form="order"]')).toEqual([
      'Get An ATS Resume Today',
      'Get An ATS Resume Today',
      "I am Ready Let's Get Started",
    ]);
    expect(day.one('#form-order h2').text).toBe('Send it to an editor');
    expect(day.one('#menu a[data-form="order"]').text).toBe('Get An ATS Resume Today');
  });

  test('shows five samples in order, with a counter', () => {
    const samples = day.one('#samples');
    expect(samples.texts('.about h3')).toEqual([
      'Administrative Professional',
      'Customer Service Manager',
      'Sales Professional',
      'Healthcare Specialist',
      'IT Professional',
    ]);
    expect(samples.one('.place p').text).toBe('Resume 1 / 5 Total Samples');
    expect(samples.texts('a[data-form="ask"]')).toEqual(['Consult A Resume Expert']);
  });

  test('has seven packages with types, documents, and chat buttons', () => {
    const cards = day.all('#packages .card');
    expect(cards.map((card) => [card.one('.type').text, card.one('h3').text])).toEqual([
      ['BUDGET', 'Entry Level Resume'],
      ['RESUME', 'Professional-Level Resume'],
      ['RECOMMENDED', 'Professional-Level Bundle'],
      ['POPULAR', 'Executive-Level Bundle'],
      ['CORPORATE', 'Corporate Level Bundle'],
      ['WEB BASED', 'Web Based Portfolio'],
      ['LINKEDIN', 'LinkedIn Profile'],
    ]);
    for (const card of cards) {
      expect(card.count('.documents > li')).toBe(3);
      expect(card.one('a[data-form="ask"]').text).toMatch(/^Live Chat/);
    }
  });

  test.each([
    ['landing page 7', night],
    ['landing page 8', day],
  ])('explains four steps: %s', (_name, page) => {
    expect(page.texts('#how-it-works .steps h3')).toEqual(steps);
  });

  test('ends with three notes, and where the chat is out of reach, its chat buttons open the form that takes questions', () => {
    expect(day.texts('#guarantee h3')).toEqual(closingNotes);
    expect(labelsOf(day)).toContain('Chat Now');
    const chats = day.attributes('a[data-chat][data-form="ask"]', 'href');
    expect(chats.length).toBeGreaterThanOrEqual(11);
    expect(new Set(chats)).toEqual(new Set(['#form-ask']));
    expect(day.one('#form-ask .call').text).toBe('Call (813) 555-0119');
    expect(
      [...pages.values()].filter((page) => page.count('[data-chat]:not([data-form="ask"])') > 0),
    ).toEqual([]);
  });
});
