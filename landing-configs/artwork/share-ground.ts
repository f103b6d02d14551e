/** The right half of share pictures: a resume under the pencil. */
import { readFileSync } from 'node:fs';
import { markSvg } from '#artwork/marks/pencil.ts';
import type { GroundPage } from '#artwork/share/grounds.ts';

const html = `<div class="desk"><div class="sheet">
<p class="name">Maya Ellison</p>
<p class="role">Operations Manager</p>
<h2>Experience</h2>
<p class="years">Gulfway Supply, since 2021</p>
<ul>
<li><span>Helped run${markSvg('strike')}</span>&emsp;<ins>Led</ins> a team<br>of 42 through a merger</li>
<li>Cut order errors by&thinsp; <span>31%${markSvg('circle')}</span></li>
<li>Raised <span class="hl">same-day shipping</span><br>from 78% to 96%</li>
</ul>
<p class="years">Harbor & Pine, 2017 to 2021</p>
<ul>
<li>${markSvg('tick')}Ran a night shift of 24</li>
<li>Led the move to scanners</li>
</ul>
</div></div>`;

export const shareGround: GroundPage = {
  css: readFileSync(new URL('./share-ground.css', import.meta.url), 'utf8'),
  html,
};
