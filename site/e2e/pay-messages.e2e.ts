import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from './browser-test.ts';
import { errorBox, fillDetails, payButton, toast } from './pay-form.ts';
import { stripeTest as test } from './shop.ts';
import { cardField, completeChallenge, fillCard, goodCard } from './stripe/card-form.ts';
import { type StandInOptions, standInForStripe } from './stripe/stand-in.ts';

const refusals = /40[0-9]|50[0-9]|no answer|net::ERR/;
const confirm = 'POST /v1/payment_intents/:id/confirm';
const success = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });

test('a card is paid with Stripe’s own fields, and the script comes from Stripe alone', async ({
  visit,
  desk,
  stripe,
  site,
}) => {
  const path = await desk.link({ amount: '1.10' });
  const others = new Set<string>();
  const page = await visit(path, {
    before: async (page) => {
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) others.add(new URL(request.url()).origin);
      });
      await standInForStripe(page, stripe);
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(
    page.getByText('Thank you for your payment. Your manager will contact you shortly.'),
  ).toBeVisible();
  await expect(toast(page, 'Payment processed successfully!')).toBeVisible();
  expect([...others].sort()).toEqual(['https://api.stripe.com', 'https://js.stripe.com']);
  expect(stripe.charges().at(-1)).toMatchObject({
    amount: 110,
    receipt_email: 'maya.ellison@mail.example',
    billing_details: {
      name: 'Maya Ellison',
      email: 'maya.ellison@mail.example',
      phone: '(813) 555-0142',
      address: {
        line1: '218 Palmetto Street',
        city: 'Tampa',
        state: 'Florida',
        postal_code: '33602',
        country: null,
      },
    },
  });
});

test('the card turns over while the security code has the focus, and back', async ({
  visit,
  desk,
  stripe,
}) => {
  const page = await visit(await desk.link(), {
    reducedMotion: 'no-preference',
    before: (page) => standInForStripe(page, stripe),
  });
  const front = page.getByRole('img', { name: 'Card preview, front' });
  const back = page.getByRole('img', { name: 'Card preview, back' });
  await expect(front).toBeVisible();
  await cardField(page, 'cvc').focus();
  await expect(back).toBeVisible();
  await cardField(page, 'number').focus();
  await expect(front).toBeVisible();
});

test('a form that is not complete is not sent, and says what is missing', async ({ visit, desk, stripe }) => {
  const page = await visit(await desk.link(), { before: (page) => standInForStripe(page, stripe) });
  await fillDetails(page, { 'ZIP code': '' });
  await fillCard(page, { number: '4242424242424242', expiry: '12 / 34' });
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Please complete all form fields.');
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.getByLabel('ZIP code').fill('33602');
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Security code');
});

test('Stripe’s own words say what is wrong with a card', async ({ visit, desk, stripe }) => {
  const page = await visit(await desk.link(), { before: (page) => standInForStripe(page, stripe) });
  await fillDetails(page);
  await fillCard(page, { number: '4242424242424241', expiry: '12 / 20', cvc: '1' });
  await payButton(page).click();
  for (const words of ['number is invalid', 'in the past', /security code is incomplete|Invalid CVC/])
    await expect(page.getByText(words)).toBeVisible();
});

test('a library that is not there yet is waited for, and one that fails can be asked for again', async ({
  visit,
  desk,
  stripe,
}) => {
  const options: StandInOptions = { script: 'hangs' };
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe, options),
  });
  await fillDetails(page);
  await payButton(page).click();
  await expect(errorBox(page)).toHaveText('The card payment library has not loaded yet. Please try again.');
  const failing: StandInOptions = { script: 'fails' };
  const other = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe, failing),
  });
  await expect(other.getByText('The card fields could not be loaded.')).toBeVisible();
  delete failing.script;
  await other.getByRole('button', { name: 'Load them again' }).click();
  await fillDetails(other);
  await fillCard(other);
  await payButton(other).click();
  await expect(success(other)).toBeVisible();
});

test.for([
  ['makes nothing, without a word', { createPaymentMethod: 'errors without a message' }, 'An error occurred'],
  ['throws', { createPaymentMethod: 'rejects' }, 'Something went wrong'],
  ['has lost the card', { getElement: 'finds nothing' }, 'Card element is not available'],
] as const)('a library that %s is answered in words', async ([, options, words], { visit, desk, stripe }) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe, options),
  });
  await fillDetails(page);
  await fillCard(page);
  await payButton(page).click();
  await expect(errorBox(page)).toHaveText(words);
});

test('a card that is declined can be followed by another', async ({ visit, desk, stripe }) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe),
  });
  await fillDetails(page);
  await fillCard(page, { ...goodCard, number: '4000000000000002' });
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Your card was declined.');
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('a card that Stripe refuses to try fails, and says that nothing was charged', async ({
  visit,
  desk,
  stripe,
}) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe),
  });
  await fillDetails(page);
  await fillCard(page);
  stripe.trouble.next(confirm, '429 before', 5);
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Payment failed');
  stripe.trouble.clear();
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('a bank that asks is answered on the page: failed, left alone, and passed', async ({
  visit,
  desk,
  stripe,
}) => {
  const path = await desk.link();
  const page = await visit(path, { mayComplain: refusals, before: (page) => standInForStripe(page, stripe) });
  await fillDetails(page);
  for (const answer of ['fail', 'close'] as const) {
    await fillCard(page, { ...goodCard, number: '4000002500003155' });
    await payButton(page).click();
    await completeChallenge(page, answer);
    await expect(errorBox(page)).toContainText('Your bank could not confirm');
    expect((await desk.look(path))?.state).toBe('viewed');
  }
  await fillCard(page, { ...goodCard, number: '4000002500003155' });
  await payButton(page).click();
  await completeChallenge(page, 'pass');
  await expect(success(page)).toBeVisible();
  expect((await desk.look(path))?.state).toBe('paid');
});

test('a card network that is silent is waited for, and never said to have charged nothing', async ({
  visit,
  desk,
  stripe,
}) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) => standInForStripe(page, stripe),
  });
  await fillDetails(page);
  await fillCard(page);
  const before = stripe.charges().length;
  stripe.trouble.always(confirm, 'hang after');
  stripe.trouble.always('GET /v1/payment_intents/:id', 'hang before');
  await payButton(page).click();
  await expect(page.getByText('We are still waiting for the card network.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Processing...');
  stripe.trouble.clear();
  await expect(success(page)).toBeVisible({ timeout: 15_000 });
  expect(stripe.charges()).toHaveLength(before + 1);
});

test('an answer that is lost is asked for, and the charge is found', async ({ visit, desk, stripe }) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: async (page) => {
      await standInForStripe(page, stripe);
      // The server has answered; the connection breaks before the browser hears of it.
      await page.route('**/api/payments/create-payment', async (route) => {
        await route.fetch();
        await route.abort();
      });
    },
  });
  await fillDetails(page);
  await fillCard(page);
  const before = stripe.charges().length;
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  expect(stripe.charges()).toHaveLength(before + 1);
});

test('links that are none, and links that are over, are not found', async ({ visit, desk, stripe }) => {
  const options = { mayComplain: refusals, before: (page: Page) => standInForStripe(page, stripe) };
  const revoked = await desk.link();
  await desk.act(revoked, 'revoke');
  const page = await visit(revoked, options);
  await expect(toast(page, 'Invalid or expired payment link')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment link not found or has expired.' })).toBeVisible();
  // No answer of this server is without words: one is put in its place, as a proxy in between may do.
  const wordless = await visit(await desk.link(), {
    mayComplain: refusals,
    before: (page) =>
      page.route('**/api/payments/validate-link/*', (route) => route.fulfill({ status: 404, json: {} })),
  });
  await expect(toast(wordless, 'Invalid payment link')).toBeVisible();
  await expect(wordless.getByText('Payment link not found or has expired.')).toBeVisible();
});

test('a refusal without words has words of the page', async ({ visit, desk, stripe }) => {
  const page = await visit(await desk.link(), {
    mayComplain: refusals,
    before: async (page) => {
      await standInForStripe(page, stripe);
      await page.route('**/api/payments/create-payment', (route) => route.fulfill({ status: 400, json: {} }));
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await payButton(page).click();
  await expect(errorBox(page)).toHaveText('Payment failed');
});

test('no card is in anything that the server keeps or says', async ({ visit, desk, stripe, site }) => {
  const page = await visit(await desk.link(), { before: (page) => standInForStripe(page, stripe) });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await fillDetails(page);
  await fillCard(page, { number: '5555555555554444', expiry: '11 / 37', cvc: '737' });
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  const kept = readdirSync(join(site.folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.join(' ')).toContain('maya.ellison@mail.example');
  // Three digits alone are everywhere; as a value they would stand between marks.
  const card = /5555\s*5555\s*5555\s*4444|["'=]737["'&]|11 ?\/ ?37/;
  expect('the card 5555 5555 5555 4444').toMatch(card);
  for (const text of [...kept, ...sent, site.log()]) expect(text.match(card)?.[0]).toBeUndefined();
  expect(sent.join(' ')).toContain('pm_');
  // The counterpart did get it: from the frames of Stripe, and from nobody else.
  expect(stripe.requests.all.some(({ body }) => body.includes('5555555555554444'))).toBe(true);
});

test('a server that is away is said to be away: at the link, and at the payment', async ({
  visit,
  desk,
  stripe,
  site,
}) => {
  const path = await desk.link();
  const page = await visit(path, {
    mayComplain: refusals,
    before: async (page) => {
      await page.clock.install();
      await standInForStripe(page, stripe);
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await site.kill();
  await payButton(page).click();
  await expect(page.getByText('The connection was interrupted.')).toBeVisible();
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await page.clock.runFor(5000);
    await page.waitForTimeout(100);
  }
  await expect(errorBox(page)).toContainText('Failed to process payment');
  await expect(errorBox(page)).toContainText('this link can be charged only once');
  await site.restart();
  await fillCard(page, { cvc: goodCard.cvc });
  await payButton(page).click();
  await expect(success(page)).toBeVisible();

  const next = await desk.link();
  let isAway = true;
  const other = await visit(next, {
    mayComplain: refusals,
    before: (page) =>
      page.route('**/api/payments/validate-link/*', (route) => (isAway ? route.abort() : route.continue())),
  });
  await expect(toast(other, 'Failed to validate payment link')).toBeVisible();
  isAway = false;
  await other.getByRole('button', { name: 'Retry' }).click();
  await expect(other.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
});
