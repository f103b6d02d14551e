import type { Page } from 'playwright';
import { expect } from '../harness/expect.ts';
import {
  chooseSamples,
  menuFrom,
  openChat,
  openForm,
  openMenu,
  scrollTo,
  submitEmpty,
} from './page-actions.ts';
import type { StateVisit } from './state.ts';

async function showFirstDraft(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Before and after' }).focus();
  await page.locator('.draft[data-awake]').waitFor();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
}

async function showNextSample(page: Page): Promise<void> {
  const current = page.locator('#samples .about [aria-current] h3');
  const title = (await current.textContent()) ?? '';
  await page.locator('#samples').getByRole('button', { name: 'Next sample' }).click();
  await expect(current).not.toHaveText(title);
  await scrollTo(page, 'samples');
}

async function showNextPackage(page: Page): Promise<void> {
  const left = () =>
    page
      .locator('#packages .card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().left);
  const before = await left();
  await page.locator('#packages').getByRole('button', { name: 'Next package' }).click();
  await expect.poll(left).not.toBe(before);
  await scrollTo(page, 'packages');
}

async function markLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Responsible for/ }).click();
  await page.locator('.line-editor .reason').nth(2).click();
  await expect(page.locator('.line-editor .wash')).toBeVisible();
}

/** Landing pages. Responses to their forms are in form-states. */
export const landingVisits: StateVisit[] = [
  {
    at: '/landing/',
    states: [
      { name: 'half of the draft as it came in is shown', show: showFirstDraft },
      { name: 'the next sample is shown', show: showNextSample },
      { name: 'the next package is shown', show: showNextPackage },
      { name: 'the order dialog is open', show: openForm('order') },
      { name: 'the menu of a landing page is open', below: menuFrom, show: openMenu },
      { name: 'a message is shown', show: openChat },
    ],
  },
  {
    at: '/night/',
    states: [
      { name: 'the form shows its errors at night', show: submitEmpty },
      { name: 'the order dialog is open at night', show: openForm('order') },
      { name: 'the menu is open at night', below: menuFrom, show: openMenu },
      { name: 'a message is shown at night', show: openChat },
    ],
  },
  {
    at: '/line/',
    states: [{ name: 'a line is marked', show: markLine }],
  },
  {
    at: '/order/',
    states: [
      { name: 'the consultation form shows its errors', show: submitEmpty },
      { name: 'another tab of samples is chosen', show: chooseSamples('Events') },
      { name: 'the consultation dialog is open', show: openForm('consultation') },
    ],
  },
];
