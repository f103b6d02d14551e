import type { Page } from 'playwright';
import type { State } from './state.ts';

const choose = (label: string) => async (page: Page) => {
  const choice = page.locator('#samples label').filter({ hasText: label });
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
  await page.locator('#samples').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
};

const hover = (selector: string) => async (page: Page) => {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(selector).hover();
  await page.waitForLoadState('networkidle');
};

const press = (section: string, name: string) => async (page: Page) => {
  const button = page.locator(section).getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
};

/** What shows something else when it is chosen, opened or pointed at. */
export const choiceStates: State[] = [
  { name: 'another field of samples is chosen', at: '/', show: choose('Real Estate Resume') },
  { name: 'another role of samples is chosen', at: '/order/', show: choose('JAVA Developer') },
  { name: 'the next sample is shown', at: '/landing/', show: press('#samples', 'Next sample') },
  { name: 'the next package is shown', at: '/landing/', show: press('#packages', 'Next package') },
  {
    name: 'the second banner is shown',
    at: '/',
    show: (page) => page.getByRole('radio', { name: 'Picture 2' }).click(),
  },
  {
    name: 'the third banner is shown',
    at: '/',
    show: (page) => page.getByRole('radio', { name: 'Picture 3' }).click(),
  },
  {
    name: 'a portfolio is pointed at',
    at: '/services/letterPress/',
    from: 1120,
    show: hover('#portfolio .pictures > li:nth-child(2)'),
  },
  { name: 'a price is pointed at', at: '/pricing/', from: 1120, show: hover('.ledger > li:nth-child(4)') },
  {
    name: 'another question is open',
    at: '/faqs/',
    async show(page) {
      await page.locator('#faqs summary').nth(4).click();
      await page.locator('#faqs details').nth(4).locator('p').waitFor();
    },
  },
];
