import { expect, test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

// Requests are held by the browser here: no server makes one script late and sends all others at once.

const island = /lead-form[^/]*\.js$/;
const list = /country-list[^/]*\.js$/;

test('a form that the browser is sending when its script comes, and is pressed again, is one lead', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', {
    fresh: true,
    before: (page) => page.addInitScript(sendAgainWhenAwake),
  });
  const script = await hold(page, island);
  // The server has it, and its answer never comes, from the very moment when the script does.
  await page.route('**/api/leads', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await script.release();
  });
  const form = new LeadFormPage(page);
  await form.type(someone('both-ways'));
  await form.submit.click({ noWaitAfter: true });
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'both-ways@mail.example')).toHaveLength(1);
});

/** Presses the button once more as soon as the form is awake; from within, since a test cannot reach a page that leaves. */
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

test('a form that is sent before its script came is sent by it when it comes', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.type(someone('early-press'));
  await form.submit.click();
  await form.submit.click();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await script.release();
  await page.waitForURL('**/thankyou#received');
  expect(posted.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(site.leads().filter(({ email }) => email === 'early-press@mail.example')).toHaveLength(1);
});

test('an empty form that is sent before its script came says what is missing when it comes', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.submit.click();
  await script.release();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.fullName).toBeFocused();
  await expect(form.submit).not.toHaveAttribute('aria-busy');
});

test('a country that is typed before the script came replaces the one that stood there', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.country.click();
  await page.keyboard.type('germ');
  await expect(form.country).toHaveValue('germ');
  await script.release();
  await expect(form.options.first()).toContainText('GERMANY');
  await page.keyboard.press('Enter');
  await expect(form.country).toHaveValue('GERMANY');
});

test('without the list of countries no dial code is made up for another country', async ({ visit, site }) => {
  const page = await visit('/landing/', { mayComplain: /country-list/ });
  await page.route(list, (route) => route.abort());
  const form = new LeadFormPage(page);
  await form.fill(someone('no-list'));
  await form.country.fill('United Kingdom');
  await form.phoneNumber.fill('020 7946 0958');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'no-list@mail.example')).toMatchObject([
    { country: 'United Kingdom', phone: '020 7946 0958' },
  ]);
});

test('a list of countries that comes late leaves alone what is being typed', async ({ visit }) => {
  const page = await visit('/landing/');
  const late = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.fill('germany');
  await page.keyboard.press('Tab');
  await form.country.fill('france');
  await late.release();
  await expect(form.options.first()).toContainText('FRANCE');
  await expect(form.country).toHaveValue('france');
  await page.keyboard.press('Tab');
  await expect(form.country).toHaveValue('FRANCE');
  await expect(form.dialCode).toContainText('+33');
});

test('Enter pressed before the list of countries is here chooses when it comes', async ({ visit }) => {
  const page = await visit('/landing/');
  const late = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.fill('germany');
  await page.keyboard.press('Enter');
  await late.release();
  await expect(form.country).toHaveValue('GERMANY');
  await expect(form.dialCode).toContainText('+49');
});

test('while it is being sent the focus stays in the form, and it is said', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill(someone('keyboard'));
  const goOn = site.hang();
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.submit).toBeDisabled();
  const status = form.form.getByRole('status');
  await expect(status).toHaveText('Submitting...');
  await expect(status).toBeFocused();
  goOn();
  await page.waitForURL('**/thankyou#received');
});

test('when the next page does not come, the visitor reads here that the request was received', async ({
  visit,
}) => {
  const page = await visit('/landing/', { fresh: true, before: (page) => page.clock.install() });
  // Any real fault would show the browser's own page in place of this one; this answer leaves it where it is.
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
