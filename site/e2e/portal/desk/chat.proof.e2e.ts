import { chatWindow, deskChatTest, field, tab } from '../../frame/chat/desk-chat-site.ts';
import { violationsOf } from '../../harness/axe.ts';
import { expect } from '../../harness/browser-test.ts';
import { fillSignIn } from '../staff-page.ts';
import { allowedProblems, desktop, narrow, row, timeline } from './desk-page.ts';

const test = deskChatTest();

test.for([{ viewport: desktop }, { viewport: narrow }])(
  'staff answer a chat with a template, by keyboard, $viewport.width px wide',
  async ({ viewport }, { visit, staff }) => {
    await staff.arrive();
    const words = `Do you cut to ${viewport.width} points?`;
    const visitor = await visit('/faqs/');
    await tab(visitor).click();
    await field(visitor).fill(words);
    await field(visitor).press('Enter');

    const page = await visit('/sign-in', { viewport, allowedProblems });
    await fillSignIn(page);
    await expect(row(page, words)).toBeVisible();
    await page.keyboard.press('j');
    await expect(timeline(page)).toContainText(words);
    await page.keyboard.press('t');
    const templates = page.getByRole('dialog', { name: 'Templates' });
    await expect(templates.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('hello');
    await expect(templates.getByRole('option')).toHaveText(['Hello']);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const message = page.getByRole('textbox', { name: 'Message to' });
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Hi [first name], I’m Sam. Which paper do you have in mind?');

    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Write the first name where it says [first name], or remove it.',
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('there');
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('');
    await expect(chatWindow(visitor).getByRole('log')).toContainText(
      'Hi there, I’m Sam. Which paper do you have in mind?',
    );
    expect(await violationsOf(page)).toEqual([]);
  },
);
