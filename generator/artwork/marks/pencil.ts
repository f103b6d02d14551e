/** The editor's marks on a page, around, under or beside words that are HTML already. */

import { type Point, smoothPath } from '../pen/path.ts';
import { smoothNoise } from '../pen/random.ts';
import { marks } from './mark-strokes.ts';
import { markPath } from './marks.ts';

/** A mark as an element; `pencil.css` has what it looks like on a page. */
export function markSvg(name: string): string {
  const mark = marks[name];
  const stretch = mark?.stretch ? ' preserveAspectRatio="none"' : '';
  return `<svg class="mark ${name}" viewBox="0 0 ${mark?.viewBox.join(' ')}"${stretch}><path d="${markPath(name)}"/></svg>`;
}

const marked = (html: string, mark: string, name = '') =>
  `<span class="marked ${name}">${html}${mark}</span>`;

/** A circle around a result. */
export const circled = (html: string) => marked(html, markSvg('circle'), 'circled');

/** A line under words, there and back. */
export const underlined = (html: string) => marked(html, markSvg('under'));

/** A tick in the margin to the left of a line. */
export const ticked = (html: string) => marked(html, markSvg('tick'));

/** A bracket in the margin to the left of a whole paragraph, which is given its `marked` class here. */
export const bracketed = (html: string) => `<div class="marked block">${html}${markSvg('bracket')}</div>`;

/** Words struck out and the editor's words after them. */
export const edited = (before: string, after: string) =>
  `${marked(before, markSvg('strike'))} <em class="insert">${after}</em>`;

/** A stroke of the highlighter: its edges waver, its ends slant. */
export function highlighted(html: string): string {
  const wave = smoothNoise(html.length * 7 + html.charCodeAt(0));
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const upper = steps.map((t): Point => [1.5 + t * 97, 2.2 + wave(t * 6) * 1.6 - t]);
  const lower = steps.map((t): Point => [t * 97.5, 20.2 + wave(t * 6 + 40) * 1.4 - t]).reverse();
  const stroke = smoothPath([...upper, [99.6, 4], [98.8, 17], ...lower], true, 2);
  return marked(
    html,
    `<svg class="highlight" viewBox="0 0 100 22" preserveAspectRatio="none"><path d="${stroke}"/></svg>`,
  );
}
