import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../harness/browser-test.ts';
import { completeChallenge, fillCard, goodCard } from './fake-stripe/card-form.ts';
import { serveStripeJs } from './fake-stripe/serve-stripe-js.ts';
import { errorBox, fillDetails, payButton, toast } from './pay-form.ts';
import { stripeTest as test } from './payment-test.ts';
import { openPayPage, refusals, success } from './stripe-page.ts';

const confirm = 'POST /v1/payment_intents/:id/confirm';

test('after a decline and after an outage of Stripe another attempt pays', async ({
  visit,
  staff,
  stripe,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  await fillDetails(page);
  await fillCard(page, { ...goodCard, number: '4000000000000002' });
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Your card was declined.');
  await fillCard(page);
  stripe.faults.next(confirm, '429 before', 5);
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Payment failed');
  stripe.faults.clear();
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('a bank’s challenge can be failed, closed, and passed on the page', async ({ visit, staff, stripe }) => {
  const path = await staff.createLink();
  const page = await visit(path, {
    allowedProblems: refusals,
    before: (page) => serveStripeJs(page, stripe),
  });
  await fillDetails(page);
  for (const answer of ['fail', 'close'] as const) {
    await fillCard(page, { ...goodCard, number: '4000002500003155' });
    await payButton(page).click();
    await completeChallenge(page, answer);
    await expect(errorBox(page)).toContainText('Your bank couldn’t confirm');
    expect((await staff.find(path))?.state).toBe('viewed');
  }
  await fillCard(page, { ...goodCard, number: '4000002500003155' });
  await payButton(page).click();
  await completeChallenge(page, 'pass');
  await expect(success(page)).toBeVisible();
  expect((await staff.find(path))?.state).toBe('paid');
});

test('the page waits for a silent card network and shows its result', async ({ visit, staff, stripe }) => {
  const page = await openPayPage({ visit, staff, stripe });
  await fillDetails(page);
  await fillCard(page);
  const before = stripe.charges().length;
  stripe.faults.always(confirm, 'hang after');
  stripe.faults.always('GET /v1/payment_intents/:id', 'hang before');
  await payButton(page).click();
  await expect(page.getByText('We’re still waiting for the card network.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Processing...');
  stripe.faults.clear();
  await expect(success(page)).toBeVisible({ timeout: 15_000 });
  expect(stripe.charges()).toHaveLength(before + 1);
});

test('after a lost response the page asks again and finds the charge', async ({ visit, staff, stripe }) => {
  const page = await visit(await staff.createLink(), {
    allowedProblems: refusals,
    before: async (page) => {
      await serveStripeJs(page, stripe);
      // The server responds, but the connection breaks before the response arrives.
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

test('card data is in nothing that the server receives, stores, or logs', async ({
  visit,
  staff,
  stripe,
  site,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await fillDetails(page);
  await fillCard(page, { number: '5555555555554444', expiry: '11 / 37', cvc: '737' });
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  const stored = readdirSync(join(site.folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(stored.length).toBeGreaterThan(2);
  expect(stored.join(' ')).toContain('maya.ellison@mail.example');
  // Any text can contain these three digits. A leaked security code would be a quoted value or a parameter.
  const card = /5555\s*5555\s*5555\s*4444|["'=]737["'&]|11 ?\/ ?37/;
  expect('the card 5555 5555 5555 4444').toMatch(card);
  for (const text of [...stored, ...sent, site.log()]) expect(text.match(card)?.[0]).toBeUndefined();
  expect(sent.join(' ')).toContain('pm_');
  // Stripe received the card, from its own frames.
  expect(stripe.requests.all.some(({ body }) => body.includes('5555555555554444'))).toBe(true);
});

test('an unreachable server is reported when a payment is sent and when a link is opened', async ({
  visit,
  staff,
  stripe,
  site,
}) => {
  const path = await staff.createLink();
  const page = await visit(path, {
    allowedProblems: refusals,
    before: async (page) => {
      await page.clock.install();
      await serveStripeJs(page, stripe);
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await site.kill();
  await payButton(page).click();
  await expect(page.getByText('The connection was interrupted.')).toBeVisible();
  const askAgain = async () => {
    await page.clock.fastForward(5000);
    return errorBox(page).innerText();
  };
  await expect.poll(askAgain, { intervals: [100], timeout: 30_000 }).toContain('Failed to process payment');
  await expect(errorBox(page)).toContainText('this link can be charged only once');
  await site.restart();
  await fillCard(page, { cvc: goodCard.cvc });
  await payButton(page).click();
  await expect(success(page)).toBeVisible();

  const next = await staff.createLink();
  let isDown = true;
  const other = await visit(next, {
    allowedProblems: refusals,
    before: (page) =>
      page.route('**/api/payments/validate-link/*', (route) => (isDown ? route.abort() : route.continue())),
  });
  await expect(toast(other, 'Failed to validate payment link')).toBeVisible();
  isDown = false;
  await other.getByRole('button', { name: 'Retry' }).click();
  await expect(other.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
});
