import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../harness/browser-test.ts';
import { completeChallenge, fillCard, goodCard } from './fake-stripe/card-form.ts';
import { standInForStripe } from './fake-stripe/stand-in.ts';
import { errorBox, fillDetails, payButton, toast } from './pay-form.ts';
import { stripeTest as test } from './paying-site.ts';
import { openPayPage, refusals, success } from './stripe-page.ts';

const confirm = 'POST /v1/payment_intents/:id/confirm';

test('a card that is declined can be followed by another', async ({ visit, staff, stripe }) => {
  const page = await openPayPage({ visit, staff, stripe });
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
  staff,
  stripe,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  await fillDetails(page);
  await fillCard(page);
  stripe.faults.next(confirm, '429 before', 5);
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Payment failed');
  stripe.faults.clear();
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('a bank that asks is answered on the page: failed, left alone, and passed', async ({
  visit,
  staff,
  stripe,
}) => {
  const path = await staff.createLink();
  const page = await visit(path, { mayComplain: refusals, before: (page) => standInForStripe(page, stripe) });
  await fillDetails(page);
  for (const answer of ['fail', 'close'] as const) {
    await fillCard(page, { ...goodCard, number: '4000002500003155' });
    await payButton(page).click();
    await completeChallenge(page, answer);
    await expect(errorBox(page)).toContainText('Your bank could not confirm');
    expect((await staff.find(path))?.state).toBe('viewed');
  }
  await fillCard(page, { ...goodCard, number: '4000002500003155' });
  await payButton(page).click();
  await completeChallenge(page, 'pass');
  await expect(success(page)).toBeVisible();
  expect((await staff.find(path))?.state).toBe('paid');
});

test('a card network that is silent is waited for, and never said to have charged nothing', async ({
  visit,
  staff,
  stripe,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  await fillDetails(page);
  await fillCard(page);
  const before = stripe.charges().length;
  stripe.faults.always(confirm, 'hang after');
  stripe.faults.always('GET /v1/payment_intents/:id', 'hang before');
  await payButton(page).click();
  await expect(page.getByText('We are still waiting for the card network.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Processing...');
  stripe.faults.clear();
  await expect(success(page)).toBeVisible({ timeout: 15_000 });
  expect(stripe.charges()).toHaveLength(before + 1);
});

test('an answer that is lost is asked for, and the charge is found', async ({ visit, staff, stripe }) => {
  const page = await visit(await staff.createLink(), {
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

test('no card is in anything that the server keeps or says', async ({ visit, staff, stripe, site }) => {
  const page = await openPayPage({ visit, staff, stripe });
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
  staff,
  stripe,
  site,
}) => {
  const path = await staff.createLink();
  const page = await visit(path, {
    fresh: true,
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

  const next = await staff.createLink();
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
