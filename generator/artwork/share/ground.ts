/** What all share pictures of a theme have in common: the paper, and a sheet under the pencil at its right. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { marks } from '../marks/mark-strokes.ts';
import { markPath } from '../marks/marks.ts';
import { photograph } from '../photograph.ts';
import { webFontCss } from '../web-fonts.ts';
import { deskOnly, paletteOf, type ShareTheme } from './palettes.ts';

const size = { width: 1200, height: 630 };

function mark(name: string): string {
  const { viewBox = [1, 1], stretch } = marks[name] ?? {};
  const fit = stretch ? ' preserveAspectRatio="none"' : '';
  return `<svg class="mark ${name}" viewBox="0 0 ${viewBox.join(' ')}"${fit}><path d="${markPath(name)}"/></svg>`;
}

const sheet = `<div class="desk"><div class="sheet">
<p class="name">Maya Ellison</p>
<p class="role">Operations Manager</p>
<h2>Experience</h2>
<p class="years">Gulfway Supply, since 2021</p>
<ul>
<li><span>Helped run${mark('strike')}</span>&emsp;<ins>Led</ins> a team<br>of 42 through a merger</li>
<li>Cut order errors by&thinsp; <span>31%${mark('circle')}</span></li>
<li>Raised <span class="hl">same-day shipping</span><br>from 78% to 96%</li>
</ul>
<p class="years">Harbor & Pine, 2017 to 2021</p>
<ul>
<li>${mark('tick')}Ran a night shift of 24</li>
<li>Led the move to scanners</li>
</ul>
</div></div>`;

function css(theme: ShareTheme): string {
  const colors = { ...theme, shadow: theme.drawn[0] };
  const names = ['ground', 'desk', 'sheet', 'rule', 'print', 'mark', 'highlighter', 'shadow'] as const;
  return `:root { ${names.map((name) => `--${name}: ${colors[name]};`).join(' ')} }`;
}

/** The ground of each theme as indexes into its palette, a byte for each pixel. */
export async function drawGrounds(themes: Record<string, ShareTheme>): Promise<Map<string, Uint8Array>> {
  const style = webFontCss + readFileSync(new URL('./ground.css', import.meta.url), 'utf8');
  const pages = Object.entries(themes).map(([slug, theme]) => ({
    slug,
    html: `<!doctype html><meta charset="utf-8"><style>${style}${css(theme)}</style>${sheet}`,
  }));
  const grounds = new Map<string, Uint8Array>();
  for await (const [name, png] of photograph(pages, { ...size, scale: 2 })) {
    const theme = themes[name];
    const pixels = await sharp(png).resize(size).removeAlpha().raw().toBuffer();
    if (theme) grounds.set(name, toIndexes(pixels, paletteOf(theme)));
  }
  return grounds;
}

/** The nearest color of the palette for each pixel; edges of letters on the sheet are no places for the desk's colors. */
function toIndexes(pixels: Buffer, palette: [number, number, number][]): Uint8Array {
  const known = new Map<number, number>();
  return Uint8Array.from({ length: pixels.length / 3 }, (_, index) => {
    const onSheet = index % size.width > 832 + 42 && index / size.width > 64 + 2;
    const color = pixels.readUIntBE(index * 3, 3);
    const key = onSheet ? -1 - color : color;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
    const distances = palette.map(([r, g, b], of) =>
      onSheet && deskOnly.includes(of) ? Infinity : (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
    );
    const nearest = distances.indexOf(Math.min(...distances));
    known.set(key, nearest);
    return nearest;
  });
}
