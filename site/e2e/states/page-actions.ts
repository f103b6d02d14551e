import type { Page } from 'playwright';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { ViewerPage } from '../sections/viewer-page.ts';

/** The width (px) from which the menu is a navigation bar. */
export const menuFrom = 1120;

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

export const openPanel = (name: string) => async (page: Page) => {
  await page.locator('.site-nav .brand').hover();
  await page.locator('.site-nav[data-awake]').waitFor();
  await page.locator('.site-nav summary').getByText(name, { exact: true }).click();
};

/** Opens the dialog of the first button that leads to a form. */
export const openForm = (name: string) => async (page: Page) => {
  await page.locator(`main a[data-form="${name}"]`).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await new LeadFormPage(page, `dialog-${name}`).untilAwake();
};

/** Submits the empty form of the first section. */
export async function submitEmpty(page: Page): Promise<void> {
  const form = new LeadFormPage(page);
  await form.wake();
  await form.submit.click();
  await form.messageOf('email').waitFor();
}

/** Opens chat, which shows a message instead, and hovers over the message to keep it open. */
export async function openChat(page: Page): Promise<void> {
  await page.locator('[data-chat]').filter({ visible: true }).first().click();
  await page.getByText('Our chat opens').hover();
}

export const openViewer = (section: string) => async (page: Page) => {
  await new ViewerPage(page, section).open();
};

export const hover = (selector: string) => (page: Page) => page.locator(selector).hover();

/** Brings a section to the top of the window. */
export const scrollTo = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));

/** Chooses a category of samples. */
export const chooseSamples = (label: string) => async (page: Page) => {
  await page.locator('#samples label').filter({ hasText: label }).click();
  await scrollTo(page, 'samples');
};
