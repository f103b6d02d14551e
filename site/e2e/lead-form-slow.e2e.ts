import type { Route } from 'playwright';
import { expect, test } from './browser-test.ts';
import { hold } from './hold.ts';
import { calls, LeadFormPage, visitor } from './lead-form-page.ts';

/** A visitor that no other test sends. */
const someone = (name: string) => ({ ...visitor, email: `${name}@mail.example` });

const island = /lead-form[^/]*\.js$/;
const list = /country-list[^/]*\.js$/;

test('a form that the browser is sending when its script comes, and is pressed again, is one lead', async ({
  visit,
  site,
}) => {
  const page = await visit('/lp8/', { before: (page) => page.addInitScript(sendAgainWhenAwake) });
  const script = await hold(page, island);
  // The server has it, and its answer never comes.
  await page.route('**/api/leads', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await script.letGo();
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
  const page = await visit('/lp8/');
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
  await script.letGo();
  await page.waitForURL('**/thankyou#received');
  expect(posted.sort()).toEqual(['/api/email/send-resume-email', '/rafp/submit']);
  expect(site.leads().filter(({ email }) => email === 'early-press@mail.example')).toHaveLength(1);
});

test('an empty form that is sent before its script came says what is missing when it comes', async ({
  visit,
}) => {
  const page = await visit('/lp8/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.submit.click();
  await script.letGo();
  await expect(form.messageOf('fullName')).toHaveText('Enter your full name.');
  await expect(form.fullName).toBeFocused();
  await expect(form.submit).not.toHaveAttribute('aria-busy');
});

test('a country that is typed before the script came replaces the one that stood there', async ({
  visit,
}) => {
  const page = await visit('/lp8/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.country.click();
  await page.keyboard.type('germ');
  await expect(form.country).toHaveValue('germ');
  await script.letGo();
  await expect(form.options.first()).toContainText('GERMANY');
  await page.keyboard.press('Enter');
  await expect(form.country).toHaveValue('GERMANY');
});

test('a retry after a reload, and one from the other form of the page, make no second lead', async ({
  visit,
  site,
}) => {
  const page = await visit('/lp8/', { mayComplain: /send-resume-email|rafp\/submit/ });
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  for (const call of Object.values(calls)) await page.route(call, lost);
  const hero = new LeadFormPage(page);
  await hero.fill(someone('again'));
  await hero.submit.click();
  await expect(hero.failure).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Get An ATS Resume Today' }).first().click();
  const dialog = new LeadFormPage(page, 'dialog-order');
  await dialog.fill(someone('again'));
  await dialog.submit.click();
  await expect(dialog.failure).toBeVisible();
  await page.unrouteAll();
  await dialog.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'again@mail.example')).toHaveLength(1);
});

test('without the list of countries no dial code is made up for another country', async ({ visit, site }) => {
  const page = await visit('/lp8/', { mayComplain: /country-list/ });
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
  const page = await visit('/lp8/');
  const late = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.fill('germany');
  await page.keyboard.press('Tab');
  await form.country.fill('france');
  await late.letGo();
  await expect(form.options.first()).toContainText('FRANCE');
  await expect(form.country).toHaveValue('france');
  await page.keyboard.press('Tab');
  await expect(form.country).toHaveValue('FRANCE');
  await expect(form.dialCode).toContainText('+33');
});

test('Enter pressed before the list of countries is here chooses when it comes', async ({ visit }) => {
  const page = await visit('/lp8/');
  const late = await hold(page, list);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.fill('germany');
  await page.keyboard.press('Enter');
  await late.letGo();
  await expect(form.country).toHaveValue('GERMANY');
  await expect(form.dialCode).toContainText('+49');
});

test('while it is being sent the focus stays in the form, and it is said', async ({ visit }) => {
  const page = await visit('/lp8/');
  const answers = await hold(page, calls.email);
  const form = new LeadFormPage(page);
  await form.fill(someone('keyboard'));
  await form.submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.submit).toBeDisabled();
  const status = form.form.getByRole('status');
  await expect(status).toHaveText('Submitting...');
  await expect(status).toBeFocused();
  await answers.letGo();
  await page.waitForURL('**/thankyou#received');
});

test('when the next page does not come, the visitor reads here that the request was received', async ({
  visit,
}) => {
  const page = await visit('/lp8/', { before: (page) => page.clock.install() });
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

test('the message of a refused form goes when all that it means is mended', async ({ visit }) => {
  const page = await visit('/lp8/', { mayComplain: /send-resume-email|rafp\/submit/ });
  const refuse = (route: Route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Please check the marked fields.', errors: { email: 'No such domain.' } },
    });
  await page.route(calls.email, refuse);
  await page.route(calls.crm, (route) => route.abort('connectionreset'));
  const form = new LeadFormPage(page);
  await form.fill(someone('mended'));
  await form.submit.click();
  await expect(form.messageOf('email')).toHaveText('No such domain.');
  await expect(form.failure).toHaveText(
    'Submission issues: Email: Please check the marked fields., CRM: Failed to fetch',
  );
  await form.email.fill('mended@other.example');
  await expect(form.messageOf('email')).toBeHidden();
  await expect(form.failure).toBeHidden();
});
