import { ticked, underlined } from '#artwork/marks/pencil.ts';
import type { Banner } from '#artwork/pages/banners.ts';
import { qrPath } from '#artwork/pages/qr-code.ts';
import type { Palette } from '#artwork/palette.ts';
import { type Drawing, drawingSvg } from '#artwork/pen/drawing.ts';
import { bannerSheet } from './banner-sheet.ts';
import { courtyard, roof, schoolPond } from './gardens.ts';
import { park } from './park.ts';

const address = 'noraferris.example';
const projects: { sketch: Drawing; name: string; note: string }[] = [
  { sketch: courtyard, name: 'Alder Court', note: '64 homes, one shaded yard' },
  { sketch: roof, name: 'Mercy Street Roof', note: 'Holds 9 of 10 storms' },
];
const cards = (palette: Palette) =>
  projects.map(
    ({ sketch, name, note }) =>
      `<li><div class="drawing">${drawingSvg(sketch, palette)}</div><p><b>${name}</b></p><p>${note}</p></li>`,
  );
const lock =
  '<svg class="lock" viewBox="0 0 12 14"><path d="M2 6.500h8v6H2zM4 6.500V4.200a2 2 0 0 1 4 0v2.300"/></svg>';

/** A portfolio in a browser and on a phone, and the card whose code opens it. */
export const webBanner: Banner = {
  slug: 'web',
  sheets: [bannerSheet, new URL('./web.css', import.meta.url)],
  html: (
    palette,
  ) => `<div class="sheet browser"><div class="bar"><i></i><i></i><i></i><p>${lock}${address}</p></div>
<nav><b>Nora Ferris</b><span>Work</span><span>Approach</span><span>Resume</span><span class="button">Write to me</span></nav>
<div class="hero"><div><h1>Gardens<br>that stay open<br>${underlined('in the rain.')}</h1><p>Landscape architect in Savannah. Eleven public places, all drained without a pipe to the street.</p></div><div class="drawing">${drawingSvg(park, palette)}</div></div>
<ul class="projects">${cards(palette).join('')}</ul></div>
<div class="sheet phone"><div class="screen"><p class="top"><b>Nora Ferris</b><span></span></p><div class="drawing">${drawingSvg(park, palette)}</div><h1>Gardens<br>that stay open<br>in the rain.</h1><p>Eleven public places, drained without a pipe.</p><p class="button">See the work</p><div class="drawing next">${drawingSvg(schoolPond, palette)}</div></div></div>
<div class="sheet card"><div><h2>Nora Ferris</h2><p class="role">Landscape Architect</p><p>912-555-0138<br>${address}</p><p class="scan">${ticked('Scan for the full resume')}</p></div><svg class="code" viewBox="0 0 25 25"><path d="${qrPath(`https://${address}`)}"/></svg></div>`,
};
