import { circled, edited, highlighted, ticked } from '#artwork/marks/pencil.ts';
import type { Banner } from '#artwork/pages/banners.ts';
import type { Palette } from '#artwork/palette.ts';
import { drawingSvg } from '#artwork/pen/drawing.ts';
import { bannerSheet } from './banner-sheet.ts';
import { type Shot, shots } from './storyboard.ts';
import { videoStill } from './video-still.ts';

function shotRow({ from, sketch, title, note }: Shot, index: number, palette: Palette): string {
  const name = index === 3 ? circled(title) : index === 0 ? ticked(title) : title;
  return `<li><div class="drawing">${drawingSvg(sketch, palette)}</div><div><p class="from">${from}</p><p><b>${name}</b></p><p>${note}</p></div></li>`;
}

const play =
  '<svg class="play" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31"/><path d="M25.500 20.500v23l19-11.500z"/></svg>';

/** A frame of a 45-second video on a sheet, with its script behind it and its storyboard next to it. */
export const videoBanner: Banner = {
  slug: 'video',
  sheets: [bannerSheet, new URL('./video.css', import.meta.url)],
  html: (
    palette,
  ) => `<div class="sheet script"><h2>Script</h2><p>${edited('I am a dedicated professional.', 'I run hotels on their worst days.')} I’m Adrian Malek.</p><p>Last summer two weddings, a storm, and a full house came to the Seagrape Inn at once. We checked in 214 guests in three hours, and our reviews rose that month.</p><p>I did it with a plan anyone can read: ${highlighted('one page, three names')}, one phone.</p><p>If your front desk could use that page, I would like to bring it.</p></div>
<div class="sheet film"><div class="still"><div class="drawing">${drawingSvg(videoStill, palette)}</div>${play}<p class="name"><b>Adrian Malek</b>Hotel Manager</p></div>
<div class="time"><span>0:12</span><div class="line"><i></i><b></b></div><span>0:45</span></div></div>
<div class="sheet board"><h2>Storyboard</h2><ol>${shots.map((shot, index) => shotRow(shot, index, palette)).join('')}</ol></div>`,
};
