import { circled, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { list, row } from '#artwork/pages/html.ts';
import { drawingSvg } from '#artwork/pen/drawing.ts';
import { portrait } from './portrait.ts';

const place = (title: string, dates: string, at: string, did: string) =>
  `<div class="place">${row(`<b>${title}</b>`, dates)}<p class="at">${at}</p><p>${did}</p></div>`;
const skill = (name: string) => `<span class="skill">${name}</span>`;

/** A page of a professional network, in a look of our own: headline, about, experience, skills, a recommendation. */
export const linkedinProfile: Document = {
  slug: 'linkedin-profile',
  styles: ['profile'],
  tone: 'blue',
  end: 0.925,
  html: (palette) => `<div class="cover"><p>Forecasts that a plant manager can act on before lunch.</p></div>
<div class="picture">${drawingSvg(portrait, palette)}</div>
<header><div><h1>Amara Lindqvist</h1><p class="headline">Supply Chain Planner for food and beverage. I turn demand swings into ${highlighted('shelves that stay full')}.</p><p class="at">Atlanta, Georgia <i>·</i> 500+ connections <i>·</i> amara.lindqvist@mail.example</p></div>
<p class="open"><b>Open to</b>Demand planning lead, S&amp;OP manager<br>Atlanta, or hybrid</p></header>
<div class="columns"><main>
<section><h2>${ticked('About')}</h2><p class="about">A juice plant taught me planning: fruit does not wait for a meeting. Since then I have planned for three food makers, and in each I did the same thing. I found the ten items that cause most of the trouble, sat with the people who make and sell them, and built one forecast.</p><p class="about">At Brightgrove, forecast error went from 34% to 21%, which ${circled('freed $2.4M')} of stock. I write plainly, and I teach planners to question what a model tells them.</p></section>
<section><h2>Experience</h2>
${place('Senior Demand Planner', '2021 – Present', 'Brightgrove Beverages, Atlanta', 'Plan 430 items for 9 plants. Run the monthly sales and operations meeting; it now ends in 50 minutes. Case fill rose from 93.1% to 98.4%.')}
${place('Supply Planner', '2017 – 2021', 'Old Mill Snack Company, Macon', 'Cut changeovers by 30% with a ten-day wheel. Moved 60 suppliers to weekly call-offs and halved rush freight in the first year.')}
${place('Planning Analyst', '2014 – 2017', 'Sunrow Juice, Lakeland', 'Built the crush-season model that is still in use. Found $310K of packaging that nobody would ever fill.')}</section>
<section><h2>Education</h2>${row('<b>B.B.A., Supply Chain Management</b>, Piedmont Falls University', '2014')}${row('<b>Certified in planning and inventory</b>', '2018')}</section></main>
<aside><section><h2>Skills</h2><p>${['Demand planning', 'S&amp;OP', 'Forecast accuracy', 'Inventory targets', 'Food and beverage', 'SQL', 'Supplier planning', 'Team training'].map(skill).join(' ')}</p></section>
<section><h2>Featured</h2>${list('The ten-item rule, in 12 slides', 'Reading a forecast you dislike', 'An S&amp;OP agenda on one page')}</section>
<section><h2>Recommendation</h2><p class="quote">“Amara is the first planner our sales team invites to lunch. She brings the number and the reason.”</p><p class="at">Everett Shaw, VP Sales</p></section>
<section><h2>Languages</h2><p>English, Swedish, some Spanish</p></section></aside></div>`,
};
