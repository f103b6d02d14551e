import { expect, it } from 'vitest';
import type { ProblemsError } from '../errors/problem.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { diff } from './diff.ts';

const now = Date.UTC(2031, 4, 1);

/** What `diff` prints, with `pages` in place of the folder's path. */
async function shown(folder: TestFolder, name: string): Promise<string> {
  const text = await diff({ configs: folder.root, name, now });
  return text.replaceAll(/\S+\/(?=\w+\.yaml)/g, 'pages/');
}

it('says what a variant adds, removes, moves, and changes, with texts, facts, and prices', async () => {
  const folder = testFolder();
  folder.write(
    'content/plans.yaml',
    `box:
  name: A box
  kind: Candles
  subtitle: For a winter.
  price: \${burnHours}
  originalPrice: 60
  features: [Six candles]
  callToAction: Questions? Call
crate:
  name: A crate that the page does not sell
  kind: Candles
  subtitle: For two winters.
  price: \${burnHours}
  originalPrice: 80
  features: [Twelve candles]
  callToAction: Questions? Call
`,
  );
  folder.write(
    'gift.yaml',
    `extends: home
route: /gift/
title: Candles to give
from: 2031-11-01 Central
thanks: /thankyou
facts: { burnHours: 30, phone: (512) 555-0188 }
tags: false
sections:
  makers: null
  welcome:
    heading: A gift that lasts.
    actions:
      - { label: Order a gift, form: order, plan: box }
      - { label: See the workshop, link: /workshop/, look: outline }
  questions:
    before: welcome
    items: [burning]
  wrap:
    type: notice
    heading: Wrapped by hand.
    message: In paper from the mill.
`,
  );
  expect(await shown(folder, 'gift')).toMatchInlineSnapshot(`
    "pages/gift.yaml extends pages/home.yaml and changes:

    Address and search results
      route: “/” → “/gift/”
      title: “Candles that burn for \${burnHours} hours” → “Candles to give”

    Time
      from: now “2031-11-01 Central”

    Forms
      thanks: now “/thankyou”

    Tags and words from the ad
      tags: now false

    Facts
      burnHours: 40 → 30
      phone: (218) 555-0147 → (512) 555-0188

    Prices
      box of pages/plans.yaml: $40 → $30

    Sections
      removed: makers (client-logos)
      questions › items: “all” → [ burning ]
      moved: welcome, now after questions
      welcome › heading: “Light that ((lasts)).” → “A gift that lasts.”
      welcome › actions 1 › label: “Order a box” → “Order a gift”
      welcome › actions 1 › plan: now “box”
      added: wrap (notice), after welcome"
  `);
});

it('says which entries of a list were replaced in place', async () => {
  const folder = testFolder();
  folder.edit('workshop.yaml', 'items: [parking]', 'items: [burning, parking]');
  folder.write(
    'class.yaml',
    'extends: workshop\nroute: /class/\nsections:\n  questions:\n    items:\n      - burning\n      - { question: Where do I sit?, answer: At the bench. }\n',
  );
  expect(await shown(folder, 'class')).toContain(
    'questions › items 2: “parking” → { question: Where do I sit?, answer: At the bench. }',
  );
});

it('says that a page extends no other, and which pages extend it', async () => {
  const folder = testFolder();
  expect(await shown(folder, 'home')).toBe('pages/home.yaml extends no page.');
  expect(await shown(folder, 'workshop.yaml')).toBe(
    'pages/workshop.yaml extends no page. These pages extend it: winter.',
  );
});

it('says that a variant changes nothing', async () => {
  const folder = testFolder();
  folder.write('same.yaml', 'extends: workshop\n');
  expect(await shown(folder, 'same')).toBe(
    'pages/same.yaml extends pages/workshop.yaml and changes nothing.',
  );
});

it('reports the mistakes of a page that it cannot compare', async () => {
  const folder = testFolder();
  folder.edit('winter.yaml', 'theme: night', 'theme: nigth');
  const error: ProblemsError = await diff({ configs: folder.root, name: 'winter', now }).catch((one) => one);
  expect(error.problems.map(({ code }) => code)).toEqual(['NotAllowed']);
});
