/** The editor's marks around, under, or next to words in HTML. */

import { type Point, smoothPath } from '../pen/path.ts';
import { smoothNoise } from '../pen/random.ts';
import { marks } from './mark-strokes.ts';
import { markPath } from './marks.ts';

/** A mark as an SVG element, styled by `pencil.css`. */
export function markSvg(name: string): string {
  const mark = marks[name];
  const stretch = mark?.stretch ? ' preserveAspectRatio="none"' : '';
  return `<svg class="mark ${name}" viewBox="0 0 ${mark?.viewBox.join(' ')}"${stretch}><path d="${markPath(name)}"/></svg>`;
}

const marked = (html: string, mark: string, name = '') =>
  `<span class="marked ${name}">${html}${mark}</span>`;

/** A circle around a result. */
export const circled = (html: string) => marked(html, markSvg('circle'), 'circled');

/** A line under words, drawn back and forth. */
export const underlined = (html: string) => marked(html, markSvg('under'));

/** A tick in the margin to the left of a line. */
export const ticked = (html: string) => marked(html, markSvg('tick'));

/** A bracket in the margin to the left of a paragraph, which is wrapped in a `marked` element. */
export const bracketed = (html: string) => `<div class="marked block">${html}${markSvg('bracket')}</div>`;

/** Struck-out words, followed by the editor's replacement. */
export const edited = (before: string, after: string) =>
  `${marked(before, markSvg('strike'))} <em class="insert">${after}</em>`;

/** A highlighter stroke with wavy edges and slanted ends. */
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
