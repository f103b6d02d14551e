import { bracketed, circled, highlighted } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { paragraphs } from '#artwork/pages/html.ts';
import { signature, stems } from '#artwork/pages/signature.ts';

/** A sun over three waves, drawn for the letterhead. */
const crest = `<svg class="crest" viewBox="0 0 80 64"><path d="M22 34a18 18 0 0 1 36 0M40 4v7M16.500 14.500l5 5M63.500 14.500l-5 5M7 32h8M65 32h8"/><path d="M6 42c6-5 11-5 17 0s11 5 17 0 11-5 17 0 11 5 17 0M14 51c5-4 9-4 14 0s9 4 14 0 9-4 14 0 6 3 10 1M26 60c4-3 7-3 11 0s7 3 11 0 4-2 6-1.500"/></svg>`;

/** A recommendation on the paper of a hospital's kitchen director: formal, and exact about three things seen. */
export const recommendationLetter: Document = {
  slug: 'recommendation-letter',
  styles: ['letter', 'letter-recommendation'],
  tone: 'brick',
  end: 0.885,
  html: `<header>${crest}<div><p class="house">Halcyon Bay Medical Center</p><p>Department of Food and Nutrition</p></div><p class="office">Office of the Director<br>1800 Causeway Road<br>Pensacola, Florida</p></header>
<p class="date">February 18, 2025</p>
<h1>Recommendation of Tobias Renner</h1>
<div class="body">${paragraphs(
    'To the hiring committee:',
    'I have directed the kitchens of this hospital since 2013. For six of those years Tobias Renner worked with me, first as a line cook and then as production manager. I recommend him without reservation, and I would like to say why.',
    `He sees waste that others step over. In his first spring as manager he weighed what came back on the trays of two wards for thirty days. The count led to four portion sizes in place of one, and food waste ${circled('fell by a third')} within the year. Patients rated their meals higher, not lower.`,
  )}${bracketed(
    `<p>He is calm when it matters. When the storm of 2023 cut our gas for two days, he had 900 cold meals, each checked against its diet card, on the wards by noon each day. ${highlighted('Nobody asked him to sleep here.')} He did.</p>`,
  )}${paragraphs(
    'He makes other people better. Of the eleven cooks he trained, three now lead kitchens of their own, and every one of them calls him before they call me. He corrects in private, thanks in public, and writes things down.',
    'If he has a fault, it is that he will carry a tray himself sooner than wait for one. A committee that can live with that will be lucky to have him. Please call me with any question that this letter leaves open.',
    'Respectfully,',
  )}${signature({ seed: 47, capital: stems, loops: 6 })}<p>Margaret Oduya, R.D.<br><span class="rank">Director, Food and Nutrition</span></p></div>
<p class="foot"><span>850-555-0181</span><span>nutrition@halcyonbay.example</span><span>A hospital of 412 beds since 1938</span></p>`,
};
