import type { Page } from 'playwright';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import type { State } from './state.ts';

const complainsOffline = /INTERNET_DISCONNECTED|send-resume-email|rafp\/submit/;

/** A long name and address, as some people have them. */
const longVisitor = {
  fullName: 'Wilhelmina Konstantinopolitanska-Featherstonehaugh de la Cruz',
  email: 'wilhelmina.konstantinopolitanska@a-rather-long-domain.example',
};

const refuse = async (page: Page, id?: string) => {
  const form = new LeadFormPage(page, id);
  await form.wake();
  await form.submit.click();
  await form.messageOf('email').waitFor();
};

const fail = async (page: Page) => {
  const form = new LeadFormPage(page);
  await form.fill();
  await page.context().setOffline(true);
  await form.submit.click();
  await form.failure.waitFor();
};

const chat = async (page: Page) => {
  await page.locator('[data-chat]').filter({ visible: true }).first().click();
  await page.getByText('Our chat opens').waitFor();
};

/** What forms and buttons answer. */
export const formStates: State[] = [
  { name: 'the form shows its errors', at: '/landing/', show: (page) => refuse(page) },
  { name: 'the form shows its errors at night', at: '/night/', show: (page) => refuse(page) },
  { name: 'the consultation form shows its errors', at: '/order/', show: (page) => refuse(page) },
  {
    name: 'the contact form shows its errors',
    at: '/contact/',
    async show(page) {
      const form = page.locator('#contact-form');
      await form.locator('[name="email"]').focus();
      await form.locator('[data-island][data-awake]').waitFor({ state: 'attached' });
      await form.getByRole('button', { name: 'Send Message' }).click();
      await form.locator('.msg').first().waitFor();
    },
  },
  {
    name: 'the form holds long names',
    at: '/landing/',
    show: (page) => new LeadFormPage(page).fill(longVisitor),
  },
  { name: 'the form shows its failure', at: '/landing/', mayComplain: complainsOffline, show: fail },
  {
    name: 'the form is being sent',
    at: '/landing/',
    mayComplain: complainsOffline,
    async show(page) {
      await page.route(/send-resume-email|rafp\/submit/, () => {});
      const form = new LeadFormPage(page);
      await form.fill();
      await form.submit.click();
      await form.form.getByRole('button', { name: 'Submitting...' }).waitFor();
    },
  },
  {
    name: 'the country list is open',
    at: '/landing/',
    async show(page) {
      const form = new LeadFormPage(page);
      await form.wake();
      await form.country.click();
      await form.options.first().waitFor();
    },
  },
  {
    name: 'the country list finds nothing',
    at: '/landing/',
    async show(page) {
      const form = new LeadFormPage(page);
      await form.wake();
      await form.country.fill('atlantis');
      await page.getByText('No country matches').waitFor();
    },
  },
  { name: 'a message is shown', at: '/landing/', show: chat },
  { name: 'a message is shown at night', at: '/night/', show: chat },
  ...['received', 'sent', 'stored'].map((outcome) => ({
    name: `a lead is thanked for: ${outcome}`,
    at: `/thankyou#${outcome}`,
    show: (page: Page) => page.locator(`#${outcome}`).waitFor(),
  })),
  {
    name: 'an address is no page',
    at: '/nowhere/',
    mayComplain: /404/,
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];
