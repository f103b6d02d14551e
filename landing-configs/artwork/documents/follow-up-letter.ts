import { circled, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { list, paragraphs } from '#artwork/pages/html.ts';
import { round, signature } from '#artwork/pages/signature.ts';

/** A follow-up after two quiet weeks: new facts instead of a nudge, and an easy way to answer. */
export const followUpLetter: Document = {
  slug: 'follow-up-letter',
  styles: ['letter', 'letter-follow'],
  tone: 'blue',
  end: 0.92,
  html: `<aside><h1>Curtis<br>Nakamura</h1><p>Field Service<br>Manager</p><p>Orlando, FL<br>407-555-0174<br>c.nakamura<br>@mail.example</p></aside>
<main><p class="date">May 6, 2025</p>
<p class="to">Ms. Priscilla Vance<br>Head of Operations, Aldine Elevator Company<br>Orlando, Florida</p>
<p class="subject">${ticked('Field Service Manager, posting 2291: two things since we met')}</p>
<div class="body">${paragraphs(
    'Dear Ms. Vance,',
    'We spoke on April 22, and you expected to decide by the end of the month. I know how April ends in a service company, so I am not writing to hurry you. Two things have happened since, and both touch what you asked me.',
  )}${list(
    `<b>The license.</b> You asked when I could sign for hydraulic work. I passed the state examination on ${circled('April 30')} and hold the card now.`,
    `<b>The call-backs.</b> You wanted to see that the route change would last. Our April figures closed on Friday: repeat visits are at 6% for the third month running, ${highlighted('down from 15%')}, with the same nine people.`,
  )}${paragraphs(
    'I have also drawn the first month as I would run it at Aldine: which of the three territories I would ride along in first, what I would count, and what I would leave alone. It is one page. I would rather hear where it is wrong from you than find out in week five.',
    'The work is the work I want, and nothing about my timing has changed: I can start three weeks after a yes.',
    'A word is enough for an answer. If another person is already on the way, please tell me that too, and keep the page.',
    'Kind regards,',
  )}${signature({ seed: 33, capital: round, loops: 8 })}<p>Curtis Nakamura</p><p class="after">Enclosed: license card, copy; the first thirty days, one page</p></div></main>`,
};
