import { expect, ownSiteTest as test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';
import { leadsOf, postsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

// The browser holds requests here. No server delays one script and serves all others at once.

const island = /lead-form[^/]*\.js$/;
const list = /country-list[^/]*\.js$/;

test('a form that the browser already sends when its script comes and submits it again is one lead', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', {
    before: (page) => page.addInitScript(sendAgainWhenAwake),
  });
  const script = await hold(page, island);
  // The server stores the lead but never answers, and the script comes at that moment.
  await page.route('**/api/leads', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await script.release();
  });
  const form = new LeadFormPage(page);
  await form.type(someone('both-ways'));
  await form.submit.click({ noWaitAfter: true });
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'both-ways')).toHaveLength(1);
});

/** Submits again as soon as the form is awake. Runs in the page, because a test cannot reach a page that navigates. */
function sendAgainWhenAwake(): void {
  addEventListener(
    'submit',
    ({ target }) => {
      const form = target as HTMLFormElement;
      const timer = setInterval(() => {
        if (!form.querySelector('[data-awake]')) return;
        clearInterval(timer);
        form.requestSubmit();
      }, 50);
    },
    { once: true },
  );
}

test('a form that is submitted before its script comes is sent by the script', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const posted = postsOf(page);
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.type(someone('early-press'));
  await form.submit.click();
  await form.submit.click();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await script.release();
  await page.waitForURL('**/thankyou#received');
  expect(posted.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(leadsOf(site.leads(), 'early-press')).toHaveLength(1);
});

test('an empty form that is submitted before its script comes shows what is missing', async ({ visit }) => {
  const page = await visit('/landing/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.submit.click();
  await script.release();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.fullName).toBeFocused();
  await expect(form.submit).not.toHaveAttribute('aria-busy');
});

test('the country field that is opened before the script comes opens then', async ({ visit }) => {
  const page = await visit('/landing/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.dialCode.click();
  await expect(form.dialCode).toHaveAttribute('aria-busy', 'true');
  await script.release();
  await expect(form.country).toBeFocused();
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await expect(form.dialCode).toContainText('+49');
});

test('without the list of countries another country gets no dial code', async ({ visit, site }) => {
  const page = await visit('/landing/', { allowedProblems: /country-list/ });
  await page.route(list, (route) => route.abort());
  const form = new LeadFormPage(page);
  await form.fill(someone('no-list'));
  await form.searchCountry('United Kingdom');
  await form.phoneNumber.fill('020 7946 0958');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'no-list')).toMatchObject([
    { country: 'United Kingdom', phone: '020 7946 0958' },
  ]);
});

test('a list of countries that comes late keeps what is being typed', async ({ visit }) => {
  const page = await visit('/landing/');
  const countries = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.searchCountry('germany');
  await page.keyboard.press('Tab');
  await form.searchCountry('france');
  await countries.release();
  await expect(form.options.first()).toContainText('France');
  await expect(form.country).toHaveValue('france');
  await page.keyboard.press('Tab');
  await expect(form.country).toHaveValue('France');
  await expect(form.dialCode).toContainText('+33');
});

test('Enter pressed before the list of countries comes chooses from it', async ({ visit }) => {
  const page = await visit('/landing/');
  const countries = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.searchCountry('germany');
  await page.keyboard.press('Enter');
  await expect(form.phoneNumber).toBeFocused();
  await countries.release();
  await expect(form.country).toHaveValue('Germany');
  await expect(form.dialCode).toContainText('+49');
});

test('a number sent before the list of countries comes is judged by the rule of the typed country', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { before: (page) => page.clock.install() });
  const countries = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.fill({ ...someone('france-later'), phoneNumber: '8135' });
  // The form waits for the list only for a time, which does not pass here.
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.searchCountry('france');
  await page.keyboard.press('Enter');
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await countries.release();
  await expect(form.messageOf('phoneNumber')).toContainText('A number in France has 9 digits');
  await expect(form.phoneNumber).toBeFocused();
  expect(leadsOf(site.leads(), 'france-later')).toEqual([]);

  // The message follows the country, also without another submission.
  await form.searchCountry('belgium');
  await page.keyboard.press('Enter');
  await expect(form.messageOf('phoneNumber')).toContainText('A number in Belgium has');
});

const numbering = /numbering-[^/]*\.js$|zone-/;

test('a form whose numbering data does not come is sent, and the server judges the number', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { allowedProblems: /422|numbering|zone-/ });
  await page.route(numbering, (route) => route.abort());
  const form = new LeadFormPage(page);
  await form.fill({ ...someone('no-rules'), phoneNumber: '813 555' });
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toHaveText('A US number has 10 digits.');
  await expect(form.phoneNumber).toBeFocused();
  await form.phoneNumber.fill('813 555 0142');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'no-rules')).toMatchObject([{ phone: '+1 813 555 0142' }]);
});

test('while the form is sent the focus stays in it, on a status for screen readers', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill(someone('keyboard'));
  const resume = site.hang();
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.submit).toBeDisabled();
  const status = form.form.getByRole('status');
  await expect(status).toHaveText('Submitting...');
  await expect(status).toBeFocused();
  resume();
  await page.waitForURL('**/thankyou#received');
});

test('when the thank-you page does not come, the form says that the request was received', async ({
  visit,
}) => {
  const page = await visit('/landing/', { before: (page) => page.clock.install() });
  // A real failure would replace this page by the browser's error page; status 204 keeps it.
  await page.route('**/thankyou', (route) => route.fulfill({ status: 204 }));
  const form = new LeadFormPage(page);
  await form.fill(someone('stays'));
  const answered = page.waitForResponse('**/thankyou');
  await form.submit.click();
  await answered;
  await page.clock.runFor(10_000);
  await expect(page.getByText('Your request has been received. We will contact you shortly.')).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await expect(form.fullName).toHaveValue('');
});
