import { bracketed, circled, highlighted } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { dotted, paragraphs } from '#artwork/pages/html.ts';
import { crossed, signature } from '#artwork/pages/signature.ts';

/** A cover letter that opens with the posting's own need and answers it with one story and one number. */
export const coverLetter: Document = {
  slug: 'cover-letter',
  styles: ['letter', 'letter-cover'],
  tone: 'ink',
  end: 0.93,
  html: `<header><h1>Hannah Brandt</h1><p>${dotted('Jacksonville, FL', '904-555-0133', 'hannah.brandt@mail.example')}</p></header>
<p class="date">March 11, 2025</p>
<p class="to">Mr. Gordon Pell, Director of Retail Marketing<br>Wickham Outdoor Company<br>Charlotte, North Carolina</p>
<div class="body">${paragraphs(
    'Dear Mr. Pell,',
    `Your posting asks for someone who can ${highlighted('fill stores on weekdays')} without another discount. I spent the last two years on exactly that problem.`,
  )}${bracketed(
    `<p>At Larch &amp; Line, a chain of 23 home stores, Tuesdays were so slow that managers sent people home. I asked 400 customers what they did on a weekday evening, and the answer was repair: a lamp, a chair, a shelf. We gave them a bench, a tool wall, and a clerk who knew the tools. Weekday sales ${circled('rose 19%')} in three quarters, at full price, and 14 of the 23 stores still run the evening.</p>`,
  )}${paragraphs(
    'What made it work was small. I wrote the one-page plan that a store manager could start on Monday, I stood in the first four stores myself, and I cut what nobody used after two weeks. The whole test cost less than one newspaper insert.',
    'Wickham’s customers own things worth caring for: tents, boots, stoves. Your workshops in Asheville are full, and the ones in Charlotte and Raleigh are not on the calendar yet. I would like to bring them there, with a plan for the first ninety days that fits in half an hour.',
    'I am in Charlotte on March 24 and 25 and would be glad to meet. My resume is on the next page; the repair evening is its second line.',
    'Sincerely,',
  )}${signature({ seed: 21, capital: crossed, loops: 7 })}<p>Hannah Brandt</p></div>`,
};
