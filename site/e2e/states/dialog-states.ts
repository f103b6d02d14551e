import type { Page } from 'playwright';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { ViewerPage } from '../sections/viewer-page.ts';
import type { State } from './state.ts';

const menuFrom = 1120;

const openMenu = async (page: Page) => {
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
};

const openPanel = (name: string) => async (page: Page) => {
  await page.locator('.site-nav .brand').hover();
  await page.locator('.site-nav[data-awake]').waitFor();
  await page.locator('.site-nav summary').getByText(name, { exact: true }).click();
};

/** Opens the dialog of the first button that leads to a form. */
const openForm = (name: string) => async (page: Page) => {
  await page.locator(`main a[data-form="${name}"]`).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await new LeadFormPage(page, `dialog-${name}`).untilAwake();
};

const openViewer = async (page: Page, section: string, zoom = 0) => {
  const viewer = new ViewerPage(page, section);
  await viewer.open();
  for (let step = 0; step < zoom; step += 1) await viewer.button('Zoom in').click();
};

/** What opens over a page. */
export const dialogStates: State[] = [
  { name: 'the menu of the site is open', at: '/', below: menuFrom, show: openMenu },
  { name: 'the menu of landing page 7 is open', at: '/night/', below: menuFrom, show: openMenu },
  { name: 'the menu of landing page 8 is open', at: '/landing/', below: menuFrom, show: openMenu },
  { name: 'the services are open in the navigation', at: '/', from: menuFrom, show: openPanel('Services') },
  {
    name: 'other services are open in the navigation',
    at: '/faqs/',
    from: menuFrom,
    show: openPanel('Other Services'),
  },
  { name: 'the order dialog is open', at: '/landing/', show: openForm('order') },
  { name: 'the order dialog is open at night', at: '/night/', show: openForm('order') },
  { name: 'the request dialog is open', at: '/', show: openForm('request') },
  { name: 'the consultation dialog is open', at: '/order/', show: openForm('consultation') },
  { name: 'the dialog of a plan is open', at: '/pricing/', show: openForm('plan') },
  {
    name: 'the dialog of the side tab is open',
    at: '/faqs/',
    from: 768,
    async show(page) {
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await page.locator('aside > .side-tab').click();
      await page.getByRole('dialog', { name: '15% off, and a free swatch book' }).waitFor();
    },
  },
  { name: 'the viewer is open', at: '/', show: (page) => openViewer(page, 'samples') },
  {
    name: 'the viewer is open at three times the size',
    at: '/',
    show: (page) => openViewer(page, 'samples', 3),
  },
  {
    name: 'the viewer shows a video',
    at: '/services/films/',
    show: (page) => openViewer(page, 'gallery'),
  },
  {
    name: 'the viewer could not load the picture',
    at: '/samples/',
    mayComplain: /net::ERR|no answer/,
    before: (page) => page.route(/\.webp$/, (route) => route.abort('connectionreset')),
    async show(page) {
      await new ViewerPage(page, 'samples').openers.first().click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
