import type { Page } from 'playwright';
import { message } from '../../../../server/testing/desk/mail/message.ts';
import { type Dovecot, ensureDovecot, startDovecot } from '../../../../server/testing/receivers/dovecot.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../../../../server/testing/receivers/smtp-receiver.ts';
import { LeadFormPage } from '../../forms/lead-form-page.ts';
import { chatWindow } from '../../frame/chat/desk-chat-site.ts';
import { violationsOf } from '../../harness/axe.ts';
import { test as base, expect } from '../../harness/browser-test.ts';
import { startChanged } from '../../harness/changed-site.ts';
import { tabTo, typeInto } from '../../harness/keyboard.ts';
import type { RunningSite } from '../../harness/running-site.ts';
import { addStaff, staffEmail, staffPassword } from '../../harness/staff-console.ts';
import { payButton } from '../pay-form.ts';
import { allowedProblems, desktop, narrow, row, timeline } from './desk-page.ts';

const hasDovecot = ensureDovecot();
if (!hasDovecot) console.warn('\n*** NO DOVECOT ON THIS MACHINE: the journeys of leads are skipped. ***\n');

/** A site with a desk and a chat, whose mail leaves through a mail server and arrives in a mailbox. */
const test = base.extend<{ smtp: SmtpReceiver; mailbox: Dovecot; site: RunningSite }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      await using smtp = await startSmtpReceiver();
      await use(smtp);
    },
    { scope: 'file' },
  ],
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      await using mailbox = await startDovecot();
      await use(mailbox);
    },
    { scope: 'file' },
  ],
  site: [
    async ({ smtp, mailbox }, use) => {
      const site = await startChanged(
        ({ editSite }) => editSite('provider: none', 'provider: desk'),
        undefined,
        {
          SMTP_URL: smtp.url,
          IMAP_URL: mailbox.url,
          MAIL_FROM: 'Northlight Papers <hello@northlight.example>',
          LEAD_NOTIFY_TO: 'leads@northlight.example',
          LEAD_ACKNOWLEDGE: 'off',
        },
      );
      await addStaff(site, staffEmail);
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
});

/** Signs in and opens a lead, by keyboard. @param words that its row shows */
async function openLead(page: Page, words: string): Promise<void> {
  await typeInto(page, [
    [page.getByLabel('Email'), staffEmail],
    [page.getByLabel('Password'), staffPassword],
  ]);
  await page.keyboard.press('Enter');
  await expect(row(page, words)).toBeVisible();
  await page.keyboard.press('j');
  await expect(timeline(page)).toBeVisible();
}

/** Waits for an email to an address with these words. */
async function mailTo(smtp: SmtpReceiver, address: string, words: string | RegExp) {
  const find = () =>
    smtp.received.find(
      ({ recipients, mail }) => recipients.includes(address) && mail.text?.match(words) !== null,
    )?.mail;
  await expect.poll(find).toBeDefined();
  return find() as NonNullable<ReturnType<typeof find>>;
}

test.skipIf(!hasDovecot)(
  'a question in a chat with no one there becomes a lead, and is answered by email',
  async ({ visit, smtp, mailbox }) => {
    const address = 'hannah@mail.example';
    const words = 'Does it come in cream?';
    const visitor = await visit('/faqs/', { viewport: narrow });
    await tabTo(visitor, visitor.locator(':is(.chat-tab, .chat-write):visible'));
    await visitor.keyboard.press('Enter');
    await expect(chatWindow(visitor).getByLabel('Your question')).toBeFocused();
    await visitor.keyboard.type(words);
    await typeInto(visitor, [[chatWindow(visitor).getByLabel('Your email'), address]]);
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.keyboard.press('Enter');
    await expect(chatWindow(visitor).getByRole('log')).toContainText(`We’ll email you at ${address} by`);

    const page = await visit('/sign-in', { viewport: narrow, allowedProblems });
    await openLead(page, words);
    await page.keyboard.press('r');
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await typeInto(page, [[page.getByRole('textbox', { name: 'Message' }), 'Yes, in all weights.']]);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(timeline(page)).toContainText('Yes, in all weights.');
    const { replyTo } = await mailTo(smtp, address, 'Yes, in all weights.');
    mailbox.deliver(message({ From: address, To: replyTo?.[0]?.address }, 'Then I’ll take the heavy one.'));
    await expect(timeline(page)).toContainText('Then I’ll take the heavy one.');
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.skipIf(!hasDovecot).for([
  { viewport: desktop, name: 'Maya Desktop' },
  { viewport: narrow, name: 'Maya Phone' },
])(
  'a lead is claimed, answered, answers, pays, and is won, by keyboard, $viewport.width px wide',
  async ({ viewport, name }, { visit, smtp, mailbox }) => {
    const address = `${name.toLowerCase().replace(' ', '.')}@mail.example`;
    const visitor = await visit('/landing/', { viewport });
    const form = new LeadFormPage(visitor);
    await typeInto(visitor, [
      [form.fullName, name],
      [form.email, address],
      [form.phoneNumber, '8135550142'],
    ]);
    await tabTo(visitor, form.terms);
    await visitor.keyboard.press('Space');
    await tabTo(visitor, form.submit);
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(/thank/);

    const page = await visit('/sign-in', { viewport, allowedProblems });
    await openLead(page, name);
    await page.keyboard.press('c');
    await expect(timeline(page)).toContainText('You claimed it after');
    await page.keyboard.press('r');
    await page.keyboard.type('How many sheets do you need?');
    await page.keyboard.press('Control+Enter');
    await expect(timeline(page)).toContainText('How many sheets do you need?');
    const { replyTo } = await mailTo(smtp, address, 'How many sheets');
    mailbox.deliver(message({ From: address, To: replyTo?.[0]?.address }, 'Two hundred.'));
    await expect(timeline(page)).toContainText('Two hundred.');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('p');
    await expect(page.getByText(`Reminders go to ${address}.`)).toBeVisible();
    await typeInto(page, [[page.getByLabel('Price in US dollars'), '219']]);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Put into email' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(timeline(page)).toContainText('/payment/');
    const { text = '' } = await mailTo(smtp, address, '/payment/');

    const client = await visit(/\/payment\/\w+/.exec(text)?.[0] ?? '', { viewport });
    const label = (text: string) => client.getByLabel(text, { exact: true });
    await typeInto(client, [
      [label('First name'), 'Maya'],
      [label('Last name'), 'Ellison'],
      [label('Email'), address],
      [label('Phone'), '(813) 555-0142'],
      [label('Address'), '218 Palmetto Street'],
      [label('City'), 'Tampa'],
      [label('State'), 'Flor'],
      [label('ZIP code'), '33602'],
      [client.getByLabel('Card number'), '4242424242424242'],
      [client.getByLabel('Expiry'), '1234'],
      [client.getByLabel('Security code'), '314'],
    ]);
    await tabTo(client, payButton(client));
    await client.keyboard.press('Enter');
    await expect(client.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();

    await expect(timeline(page)).toContainText('Paid $219.00');
    await expect(page.getByText('Reminders have stopped.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('w');
    await expect(timeline(page)).toContainText('You closed it as won');
    const shown = (await timeline(page).innerText()).replace(/\s+/g, ' ');
    const steps = [
      'You claimed it',
      'How many sheets',
      'Two hundred.',
      'Paid $219.00',
      'You closed it as won',
    ];
    expect(steps.map((step) => shown.indexOf(step))).toEqual(
      steps.map((step) => shown.indexOf(step)).toSorted((one, other) => one - other),
    );
    expect(await violationsOf(page)).toEqual([]);
  },
);
