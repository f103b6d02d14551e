import type { FramePlace } from '../../../portal/studio/frame/protocol.ts';
import { expect, test, type Visit } from '../../harness/browser-test.ts';
import { openPreview, type Preview, routePreview } from './preview-page.ts';

const lead = 'A printer on the phone, a proof in the mail, and a box at your door.';
const place = (text: string): FramePlace => ({ text, isFact: false, hasMarks: true });

const places = [
  { marker: '<h1', place: place('The {rotate}\npaper worth writing on.') },
  { marker: '<p class="lead"', place: place(lead) },
];

/** Opens the site first, so its policy does not hold for the page around the preview. */
async function open(visit: Visit, dist: string): Promise<Preview> {
  const page = await visit('/privacy/', { before: routePreview, allowedProblems: /api\// });
  return openPreview(page, dist, places);
}

test('a text is edited in its place, and the page shows its newer version afterward', async ({
  visit,
  site,
}) => {
  const { page, frame, html, show, messages } = await open(visit, site.dist);
  const text = frame.locator('.hero [data-at="1"]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Call us');
  await page.keyboard.press('Control+u');
  await expect(text).toHaveText('Call __us__');
  await expect.poll(messages).toContainEqual({ kind: 'text', version: 1, place: 1, text: 'Call __us__' });

  await show(html.replace(lead, 'Call <b>us</b>'));
  await expect(text).toHaveText('Call __us__');
  await page.keyboard.press('Escape');
  await expect(text.locator('b')).toHaveText('us');
  expect((await messages()).at(-1)).toEqual({ kind: 'left' });
});

test('what is typed before the studio says what the text is by now is kept', async ({ visit, site }) => {
  const { page, frame, send, messages } = await open(visit, site.dist);
  const text = frame.locator('.hero [data-at="1"]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Soo');
  await send({ kind: 'text', text: 'A box at your door.' });
  await expect(text).toHaveText('A box at your door. Soo');
  await page.keyboard.type('n.');
  await expect.poll(messages).toContainEqual(expect.objectContaining({ text: 'A box at your door. Soon.' }));
});

test('Tab goes through the texts in reading order, and a link leads nowhere', async ({ visit, site }) => {
  const { page, frame, messages } = await open(visit, site.dist);
  await frame.locator('.hero').click({ position: { x: 4, y: 4 } });
  // The focus stays in the page as long as the studio does not take it, however often Tab is pressed at the end.
  for (const key of ['Tab', 'Tab', 'Enter', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key);
  await frame.locator('a[href^="/"]').first().click();
  const kinds: unknown[] = [];
  const allKinds = async () => {
    for (const { kind, ...more } of await messages()) kinds.push('places' in more ? more.places : kind);
    return kinds;
  };
  await expect.poll(allKinds).toEqual([[], [0], [1], [1], 'edit', 'left', 'out', 'out', []]);
  expect(frame.url()).toContain('/studio/preview/frame');
});

test('a newer version changes what differs, and nothing else of the living page', async ({ visit, site }) => {
  const { frame, html, show } = await open(visit, site.dist);
  const samples = frame.locator('#samples [data-island]').first();
  await samples.scrollIntoViewIfNeeded();
  await expect(samples).toHaveAttribute('data-awake', '');
  await frame.locator('#faqs summary').nth(2).click();
  await frame.evaluate(() => {
    const seen = globalThis as unknown as { mutations: MutationRecord[] };
    seen.mutations = [];
    new MutationObserver((records) => seen.mutations.push(...records)).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
  });
  const newMutations = () =>
    frame.evaluate(() =>
      (globalThis as unknown as { mutations: MutationRecord[] }).mutations.splice(0).map(({ type }) => type),
    );
  // Islands that came into view while the page was scrolled may still be waking.
  await expect.poll(newMutations, { intervals: [500] }).toEqual([]);
  await show(html.replace(lead, 'Call us.'));
  await expect(frame.locator('.hero [data-at="1"]')).toHaveText('Call us.');
  expect(await newMutations()).toEqual(['characterData']);
  await expect(samples).toHaveAttribute('data-awake', '');
  await expect(frame.locator('#faqs details').nth(2)).toHaveAttribute('open');
});

test('the page’s scripts have an origin of their own, and reach no call of the server', async ({
  visit,
  site,
}) => {
  const { frame } = await open(visit, site.dist);
  const reached = await frame.evaluate(async () => ({
    origin,
    cookies: ((): string => {
      try {
        return document.cookie;
      } catch (error) {
        return (error as Error).name;
      }
    })(),
    call: await fetch('/api/health').then(
      () => 'answered',
      () => 'refused',
    ),
  }));
  expect(reached).toEqual({ origin: 'null', cookies: 'SecurityError', call: 'refused' });
});
