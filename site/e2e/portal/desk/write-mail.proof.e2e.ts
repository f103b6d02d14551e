import { violationsOf } from '../../harness/axe.ts';
import { expect } from '../../harness/browser-test.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';
import { allowedProblems, desktop, narrow, receiveHtml, row, sendLead, timeline } from './desk-page.ts';

const windows = [
  { name: 'Eve Desktop', viewport: desktop },
  { name: 'Eve Phone', viewport: narrow },
];

/** Would load from elsewhere in every way that the rules of the frame have to stop. */
const hostile = `<meta http-equiv="refresh" content="0;url=https://evil.example/a">
<link rel="stylesheet" href="https://evil.example/b"><style>@import "https://evil.example/c"</style>
<p style="background:url(https://evil.example/d)">I accept. <img src="https://evil.example/e" alt="Logo">
<script>fetch("https://evil.example/f")</script><iframe src="https://evil.example/g"></iframe>
<form action="https://evil.example/h"><input autofocus onfocus="location='https://evil.example/i'"></form>`;

test.for(windows)(
  'staff answer a lead by email with a template, by keyboard, $viewport.width px wide',
  async ({ name, viewport }, { visit, site }) => {
    await sendLead(site, name);
    const page = await visit('/sign-in', { viewport, allowedProblems });
    await fillSignIn(page);
    await expect(row(page, name)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('button', { name: /^Claim/ })).toBeVisible();

    await page.keyboard.press('r');
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeFocused();
    await page.keyboard.type('My own words.');
    await page.keyboard.press('Escape');
    await expect(timeline(page)).toBeFocused();

    await page.keyboard.press('t');
    const templates = page.getByRole('dialog', { name: 'Templates' });
    await expect(templates.getByRole('combobox')).toBeFocused();
    await expect(templates.getByRole('option')).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('first');
    await expect(templates.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(
      /^My own words\.\n\nHi Eve,\n\nThank you .* Professional Resume Writing\. .*\n\nSam\nNorthlight Papers$/,
    );
    // The marks are painted behind the field, so the lines of both have to break at the same places.
    const text = page.locator('.mail-text');
    await expect(text.locator('mark')).toHaveText([
      'Eve',
      'Professional Resume Writing',
      'Sam',
      'Northlight Papers',
    ]);
    const heights = await text
      .locator('.marks, textarea')
      .evaluateAll((all) => all.map((one) => one.scrollHeight));
    expect(heights[0]).toBe(heights[1]);
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Control+Enter');
    await expect(timeline(page)).toBeFocused();
    await expect(timeline(page)).toContainText('You wrote: Professional Resume Writing');
    await expect(timeline(page)).toContainText('Written to a file, not sent');
    await expect(page.getByLabel('State')).toHaveValue('waiting');
    await page.keyboard.press('r');
    await expect(message).toHaveValue('');
    await expect(page.getByLabel('Subject')).toHaveValue('Re: Professional Resume Writing');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Escape');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    });
    receiveHtml(site, name, hostile);
    await timeline(page).getByRole('button', { name: 'Show original' }).click();
    const original = page.frameLocator('iframe[title="The original email"]');
    await expect(original.getByText('I accept. [Logo]')).toBeVisible();
    await expect(original.locator('script, img, link, iframe, form')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    expect(page.url()).toMatch(/\/leads/);
  },
);
