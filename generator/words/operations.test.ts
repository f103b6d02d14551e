import { describe, expect, it } from 'vitest';
import type { Operation } from '../../schema/api/studio/operation.ts';
import { northlight } from '../fixtures/folders.ts';
import { companyFiles, saidOf } from './testing/said.ts';

const files = companyFiles(northlight);
const said = (...operations: Operation[]) => saidOf(files, ...operations);
const at = (...path: (string | number)[]) => ({ file: 'landing.yaml', path: ['sections', ...path] });

describe('what an operation changes, in words', () => {
  it('is a text with both sides', () => {
    expect(
      said({
        op: 'setText',
        ...at('hero', 'headline'),
        text: 'The {rotate}\npaper that lasts.',
      }),
    ).toEqual({ 'landing.yaml': ['Headline: paper worth writing on. → paper that lasts.'] });
    expect(said({ op: 'setText', ...at('faqs', 'lead'), text: 'Or call a printer.' })).toEqual({
      'landing.yaml': ['Lead of “Fair questions.”: Or ask a printer. → Or call a printer.'],
    });
  });

  it('is a value, which was the default before', () => {
    expect(
      said(
        { op: 'setValue', ...at('packages', 'prices'), value: true },
        { op: 'setValue', ...at('hero', 'actions', 0, 'form'), value: 'request' },
        { op: 'setText', ...at('hero', 'actions', 1, 'label'), text: 'Talk to us' },
        { op: 'setText', ...at('how-it-works', 'steps', 0, 'image', 'src'), text: 'drawings/press.svg' },
        { op: 'setValue', file: 'landing.yaml', path: ['theme'], value: 'night' },
      ),
    ).toMatchInlineSnapshot(`
      {
        "landing.yaml": [
          "Theme: day → night",
          "Button “Order Your Paper” of the hero: opens the form “Order from the mill” → opens the form “Tell us what you print”",
          "Button 2 of the hero: Chat Now → Talk to us",
          "Prices shown in “Pick a box.”: no → yes",
          "Picture of “Call” in “Four steps, two of them yours.”: pencil.svg → press.svg",
        ],
      }
    `);
  });

  it('is a value that is gone', () => {
    expect(
      said(
        { op: 'removeValue', file: 'landing.yaml', path: ['sections', 'hero', 'rating'] },
        { op: 'removeValue', ...at('faqs', 'lead') },
        { op: 'removeValue', ...at('hero', 'form') },
      ),
    ).toMatchInlineSnapshot(`
      {
        "landing.yaml": [
          "Rating removed from the hero.",
          "Form of the hero: removed, was “Order from the mill”",
          "Lead of “Fair questions.”: removed, was Or ask a printer.",
        ],
      }
    `);
  });

  it('is an item that came, moved, or went, by its own words', () => {
    expect(
      said(
        { op: 'addItem', ...at('hero', 'actions'), item: { label: 'Call us', call: true } },
        { op: 'addItem', ...at('faqs', 'items'), item: 'recycled', index: 0 },
        { op: 'moveItem', ...at('why-us', 'items'), from: 3, to: 1 },
        { op: 'removeItem', ...at('hero', 'rotate'), index: 0 },
        { op: 'removeItem', file: 'content/plans.yaml', path: ['office', 'features'], index: 1 },
      ),
    ).toMatchInlineSnapshot(`
      {
        "content/plans.yaml": [
          "“Envelopes” removed from the features of Office Box.",
        ],
        "landing.yaml": [
          "“Cotton” removed from the rotating words of the hero.",
          "“Call us” added to the buttons of the hero.",
          "“Approved by you” moved above “Acid-free” in “Why us”.",
          "“Is the paper recycled?” added to “Fair questions.”",
        ],
      }
    `);
  });

  it('is a section that came, moved, or went', () => {
    const section = { type: 'notice', heading: 'New: ==today==', message: 'Hi.' };
    expect(
      said(
        { op: 'moveSection', page: 'landing', id: 'how-it-works', before: 'why-us' },
        { op: 'addSection', page: 'landing', id: 'news', section, after: 'hero' },
        { op: 'addSection', page: 'landing', id: 'band', section: { type: 'cta-band' } },
        { op: 'removeSection', page: 'landing', id: 'ats' },
      ),
    ).toMatchInlineSnapshot(`
      {
        "landing.yaml": [
          "Section “A scale reads it first.” removed.",
          "Section “New: today” added below the hero.",
          "Section “CTA band” added below “On time, or refunded.”",
          "“Four steps, two of them yours.” moved above “Why us”.",
        ],
      }
    `);
  });

  it('is a fact, of the site or of a page', () => {
    expect(
      said(
        { op: 'setFact', name: 'fromPrice', value: 59 },
        { op: 'setFact', name: 'turnaround', value: 24 },
        { op: 'setFact', name: 'fromPrice', value: 39, page: 'landing' },
        { op: 'setFact', name: 'phone', value: '(512) 555-0188', page: 'night' },
      ),
    ).toMatchInlineSnapshot(`
      {
        "landing.yaml": [
          "From price: $59 → $39",
        ],
        "night.yaml": [
          "Phone: (218) 555-0147 → (512) 555-0188",
        ],
        "site.yaml": [
          "Turnaround: 48 hours → 24 hours",
          "From price: $49 → $59",
        ],
      }
    `);
  });

  it('is an entry of a content file, or a value of one', () => {
    expect(
      said(
        { op: 'setContent', collection: 'plans', id: 'starter', path: ['originalPrice'], value: 75 },
        { op: 'setContent', collection: 'plans', id: 'starter', path: ['price'], value: 45 },
        { op: 'setContent', collection: 'faqs', id: 'proof', path: ['answer'], value: 'Always.' },
        { op: 'setContent', collection: 'faqs', id: 'why', value: { question: 'Why paper?', answer: 'So.' } },
        { op: 'setContent', collection: 'testimonials', id: 'eve', value: null },
      ),
    ).toMatchInlineSnapshot(`
      {
        "content/faqs.yaml": [
          "Answer to “Do I see a proof first?”: Always. Nothing is printed until you approve it. → Always.",
          "Question “Why paper?” added.",
        ],
        "content/plans.yaml": [
          "Price of Starter Box: $49 → $45",
          "Price of Starter Box: $70 → $75 before the discount",
        ],
        "content/testimonials.yaml": [
          "Testimonial Eve Brandt removed.",
        ],
      }
    `);
  });

  it('is what a variant has instead of its base, or has again', () => {
    expect(
      said(
        {
          op: 'overrideInVariant',
          page: 'night',
          path: ['sections', 'guarantee', 'heading'],
          value: 'By lamplight, or refunded.',
        },
        { op: 'dropOverride', page: 'night', path: ['theme'] },
        { op: 'dropOverride', page: 'night', path: ['sections', 'ats'] },
        { op: 'removeSection', page: 'night', id: 'guarantee' },
        { op: 'moveSection', page: 'night', id: 'faqs', after: 'hero' },
      ),
    ).toMatchInlineSnapshot(`
      {
        "night.yaml": [
          "Theme: night → day",
          "Section “On time, or refunded.” removed.",
          "Section “A scale reads it first.” added below “The press is warm.”",
          "“Fair questions.” moved above “Pick a box.”",
        ],
      }
    `);
  });

  it('is a new page, or a variant of one', () => {
    expect(
      said(
        { op: 'createPage', page: 'new' },
        { op: 'createVariant', page: 'town', extends: 'landing', route: '/t/' },
      ),
    ).toMatchInlineSnapshot(`
      {
        "new.yaml": [
          "New page /new/ with one section.",
        ],
        "town.yaml": [
          "New variant of landing at /t/ with two values of its own.",
        ],
      }
    `);
  });

  it('is a page under a new name or address, and the links that follow', () => {
    expect(said({ op: 'renamePage', page: 'terms', route: '/rules/' })).toMatchInlineSnapshot(`
      {
        "content/faqs.yaml": [
          "One link leads to /rules/ now.",
        ],
        "site.yaml": [
          "Two links lead to /rules/ now.",
        ],
        "terms.yaml": [
          "Moved from /terms/ to /rules/, and /terms/ leads there.",
        ],
      }
    `);
    expect(said({ op: 'renamePage', page: 'landing', to: 'paper' })).toMatchInlineSnapshot(`
      {
        "evening.yaml": [
          "The page that it extends is called “paper” now.",
        ],
        "night.yaml": [
          "The page that it extends is called “paper” now.",
        ],
        "paper.yaml": [
          "Page “landing” is called “paper” now; it moved from /landing/ to /paper/, and /landing/ leads there.",
        ],
      }
    `);
  });

  it('is a page that is gone', () => {
    expect(said({ op: 'removePage', page: 'night' })).toMatchInlineSnapshot(`
      {
        "night.yaml": [
          "Page /night/ removed.",
        ],
      }
    `);
  });

  it('is what was typed, even if only a comment or the layout differs', () => {
    const text = files.read('landing.yaml') ?? '';
    const type = (removed: string, inserted: string) =>
      said({
        op: 'editSource',
        file: 'landing.yaml',
        changes: [{ at: text.indexOf(removed), removed, inserted }],
      });
    expect([
      type('title: Paper worth', 'title: Paper'),
      type('# Landing page in', '# A page in'),
      type('layout: landing', 'layout: "landing"'),
      type('theme: day', 'theme: "day'),
    ]).toMatchInlineSnapshot(`
      [
        {
          "landing.yaml": [
            "Title in search results: Paper worth writing on → Paper writing on",
          ],
        },
        {
          "landing.yaml": [
            "Comments in landing.yaml changed.",
          ],
        },
        {
          "landing.yaml": [
            "Only the layout of landing.yaml changed; its values are the same.",
          ],
        },
        {
          "landing.yaml": [
            "landing.yaml cannot be read: line 6.",
          ],
        },
      ]
    `);
  });
});
