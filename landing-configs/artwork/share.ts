/** The picture that links to the site show when a page names none: 1200 x 630. */
import { join } from 'node:path';
import sharp from 'sharp';
import { brandMark, type Company, escaped } from '#artwork/company.ts';
import { markSvg } from '#artwork/marks/pencil.ts';
import { paletteCss } from '#artwork/palette.ts';
import { photograph } from '#artwork/photograph.ts';
import { webFontCss } from '#artwork/web-fonts.ts';

/** The resume on the desk, from the company's folder. */
export const shareSample = 'media/samples/sales-professional.webp';
const width = 1200;
const height = 630;

const css = `* { box-sizing: border-box; margin: 0; }
body { width: ${width}px; height: ${height}px; overflow: hidden; display: grid; grid-template-columns: 652px 1fr; color: var(--ink);
  background: linear-gradient(90deg, var(--paper) 652px, var(--blotter) 652px); font-family: 'Instrument Sans Variable'; }
.text { padding: 56px 0 54px 72px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 16px; font: 500 34px/1 'Newsreader Variable'; letter-spacing: -.015em; }
.brand em { font-weight: 400; color: var(--ink-soft); }
.brand svg { width: 50px; fill: var(--pencil); }
h1 { font: 440 94px/1.03 'Newsreader Variable'; letter-spacing: -.028em; margin: auto 0; }
h1 em { position: relative; color: var(--pencil); font-weight: 420; }
.mark { position: absolute; overflow: visible; fill: var(--pencil); stroke: var(--pencil); stroke-width: 2px; stroke-linejoin: round; }
.mark path { vector-effect: non-scaling-stroke; }
.under { left: -2%; bottom: -.02em; width: 106%; height: .16em; }
.note { font-size: 25px; line-height: 1.36; color: var(--ink-soft); max-width: 20em; text-wrap: balance; }
.desk { position: relative; border-left: 1px solid var(--rule-blotter); }
.sheet { position: absolute; left: 42px; top: 54px; width: 464px; height: 640px; overflow: hidden; border-radius: 2px; background: var(--sheet);
  box-shadow: 0 1px 1px rgb(40 30 10 / 8%), 0 6px 14px -6px rgb(40 30 10 / 14%), 0 28px 56px -28px rgb(40 30 10 / 32%); }
.sheet img { width: 464px; display: block; }
.tick { left: 50px; top: 338px; width: 22px; height: 20px; }
.circle { left: 64px; top: 227px; width: 72px; height: 29px; }`;

/** The share picture as a JPEG, by path from `media/`. */
export async function renderShare({ folder, brand, palette }: Company): Promise<Map<string, Buffer>> {
  const sample = await sharp(join(folder, shareSample)).png().toBuffer();
  const { first, second = '' } = brand;
  const style = `${webFontCss}${paletteCss(palette)}\n${css}`;
  const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="text">
<p class="brand"><svg viewBox="0 0 40 30"><path d="${await brandMark(brand)}"/></svg><span>${escaped(first)} <em>${escaped(second)}</em></span></p>
<h1>A resume<br>that gets <em>read.${markSvg('under')}</em></h1>
<p class="note">Written by certified writers, built for the software that sorts it.</p></div>
<div class="desk"><div class="sheet"><img src="data:image/png;base64,${sample.toString('base64')}"></div>${markSvg('circle')}${markSvg('tick')}</div>`;
  const files = new Map<string, Buffer>();
  for await (const [slug, png] of photograph([{ slug: 'default', html }], { width, height, scale: 2 })) {
    const jpeg = sharp(png)
      .resize(width, height, { kernel: 'lanczos3' })
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' });
    files.set(`share/${slug}.jpg`, await jpeg.toBuffer());
  }
  return files;
}
