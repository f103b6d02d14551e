import type { Page } from 'playwright';
import { ViewerPage } from '../sections/viewer-page.ts';
import { chooseSamples, hover, menuFrom, openForm, openMenu, openPanel, openViewer } from './page-actions.ts';
import type { StateVisit } from './state.ts';

/** Shows a word of the first screen with its document. @param turn from 1 */
const showTurn = (turn: number) => (page: Page) =>
  page.locator('.banner-hero [data-turns]').evaluateAll((lists, turn) => {
    for (const list of lists)
      for (const [at, item] of [...list.children].entries())
        (item as HTMLElement).style.opacity = at === turn - 1 ? '1' : '0';
  }, turn);

/** Pages about the company and its services. */
export const siteVisits: StateVisit[] = [
  {
    at: '/',
    states: [
      { name: 'the services are open in the navigation', from: menuFrom, show: openPanel('Services') },
      { name: 'the second word is shown', show: showTurn(2) },
      { name: 'the third word is shown', show: showTurn(3) },
      { name: 'another category of samples is chosen', show: chooseSamples('Field Research') },
      { name: 'the request dialog is open', show: openForm('request') },
      { name: 'the menu of the site is open', below: menuFrom, show: openMenu },
    ],
  },
  {
    at: '/',
    pictures: true,
    states: [
      { name: 'the viewer is open', show: openViewer('samples') },
      {
        name: 'the viewer is open at three times the size',
        async show(page) {
          const viewer = new ViewerPage(page, 'samples');
          await viewer.open();
          for (let step = 0; step < 3; step += 1) await viewer.button('Zoom in').click();
        },
      },
    ],
  },
  {
    at: '/services/films/',
    pictures: true,
    states: [{ name: 'the viewer shows a video', show: openViewer('gallery') }],
  },
  {
    at: '/samples/',
    pictures: true,
    allowedProblems: /net::ERR|no answer/,
    before: (page) => page.route(/\.(webp|avif)$/, (route) => route.abort('connectionreset')),
    states: [
      {
        name: 'the viewer could not load the picture',
        async show(page) {
          await new ViewerPage(page, 'samples').openers.first().click();
          await page.getByRole('button', { name: 'Try again' }).waitFor();
        },
      },
    ],
  },
  {
    at: '/services/letterPress/',
    states: [
      {
        name: 'the mouse is over a picture of a gallery',
        from: menuFrom,
        show: hover('#portfolio .pictures > li:nth-child(2)'),
      },
    ],
  },
  {
    at: '/pricing/',
    states: [
      { name: 'the mouse is over a price', from: menuFrom, show: hover('.ledger > li:nth-child(4)') },
      { name: 'the dialog of a plan is open', show: openForm('plan') },
    ],
  },
  {
    at: '/faqs/',
    states: [
      { name: 'the second menu is open in the navigation', from: menuFrom, show: openPanel('More') },
      {
        name: 'another question is open',
        async show(page) {
          await page.locator('#faqs summary').nth(4).click();
          await page.locator('#faqs details').nth(4).locator('p').waitFor();
        },
      },
      {
        name: 'the dialog of the side tab is open',
        from: 768,
        async show(page) {
          await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
          await page.locator('aside > .side-tab').click();
          await page.getByRole('dialog', { name: '15% off, and a free swatch book' }).waitFor();
        },
      },
    ],
  },
  {
    at: '/thankyou#received',
    states: ['received', 'sent', 'stored'].map((outcome) => ({
      name: `the thank-you page confirms that a lead was ${outcome}`,
      async show(page: Page) {
        await page.goto(`/thankyou#${outcome}`);
        await page.locator(`#${outcome}`).waitFor();
      },
    })),
  },
  {
    at: '/nowhere/',
    allowedProblems: /404/,
    states: [
      {
        name: 'there is no page at an address',
        show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
      },
    ],
  },
];
