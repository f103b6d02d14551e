import { circled } from '#artwork/marks/pencil.ts';
import type { Banner } from '#artwork/pages/banners.ts';
import { templateSheet } from '#artwork/resumes/render-resumes.ts';
import { classic } from '#artwork/resumes/templates/classic.ts';
import { bannerSheet } from './banner-sheet.ts';
import { operationsManager } from './operations-manager.ts';
import { redPencil } from './red-pencil.ts';

const letter = `<header><h1>Maya Ellison</h1><p>Tampa, FL <i>·</i> 813-555-0142 <i>·</i> maya.ellison@mail.example</p></header>
<p>March 4, 2025</p><p>Hiring Committee<br>Copperline Logistics<br>Jacksonville, Florida</p>
<p>Your posting asks for someone who can merge two buildings without losing a day of shipping. I did that last year.</p>
<p>At Gulfway Supply we moved 11,400 items and 42 people into one site over nine weekends. Errors fell by 31% and no customer was told to wait. What made it work was dull and repeatable: a labeled floor, a daily count, and leads who could stop the line.</p>
<p>I would like to bring that habit to Copperline, where a second site opens in the fall.</p>
<p>I can be in Jacksonville any Tuesday or Thursday this month.</p><p>Sincerely,</p><p>Maya Ellison</p>`;

/** A classic resume on top of its letter; the red pencil has just circled a result. */
export const resumeBanner: Banner = {
  slug: 'resume',
  sheets: [bannerSheet, templateSheet('classic'), new URL('./resume.css', import.meta.url)],
  html: (palette) =>
    `<div class="sheet behind">${letter}</div><div class="sheet front classic">${classic(operationsManager).replace('78% to 96%', circled('78% to 96%'))}</div>${redPencil(palette)}`,
};
