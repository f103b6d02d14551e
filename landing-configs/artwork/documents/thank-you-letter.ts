import { highlighted, ticked, underlined } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { paragraphs } from '#artwork/pages/html.ts';
import { bowl, signature } from '#artwork/pages/signature.ts';

/** A thank-you letter of the same evening: short, warm, and about one thing that was said in the room. */
export const thankYouLetter: Document = {
  slug: 'thank-you-letter',
  styles: ['letter', 'letter-thanks'],
  tone: 'evergreen',
  end: 0.87,
  html: `<header><h1>Rosa Delgado</h1><p>Pastry chef</p></header>
<p class="date">${ticked('Thursday, April 10, 2025')}</p>
<div class="body">${paragraphs(
    'Dear Ms. Halloran,',
    'Thank you for the hour this morning, and for the walk through the kitchen before the lunch rush. I left with flour on my sleeve and a clear picture of the work.',
    `You said that the hardest part is ${highlighted('the week the hotel fills twice')}. I have thought about that since. At the Marlin Room we baked the Friday doughs on Wednesday and held them cold, which gave us back five hours on the day that had none to spare. I wrote down the schedule that we used, two pages, and put it behind this letter. It is yours either way.`,
    `I also enjoyed meeting Theo and Annette. Theo asked what I would take off the menu first. ${underlined('My honest answer is the soufflé.')} My better answer is that I would bake it with him for a week before I said so.`,
    'If it helps you decide, I am happy to come in for a trial morning, on any day and at any hour that a baker calls morning.',
    'With thanks,',
  )}${signature({ seed: 8, capital: bowl, loops: 6 })}<p>Rosa Delgado</p></div>
<p class="foot">Key West, Florida &nbsp;<i>·</i>&nbsp; 305-555-0159 &nbsp;<i>·</i>&nbsp; rosa.delgado@mail.example</p>`,
};
