/** The picture that links to the site show when a page names none: 1200 x 630. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from './browser.ts';
import { brandMark, company, escaped } from './company.ts';
import { marks } from './mark-strokes.ts';
import { markPath } from './marks.ts';
import { paletteCss } from './palette.ts';
import { webFontCss } from './web-fonts.ts';

const sampleFile = new URL('../../landing-configs/media/samples/sales-professional.webp', import.meta.url);
const width = 1200;
const height = 630;

function markSvg(name: string, attributes = ''): string {
  const mark = marks[name];
  const stretch = mark?.stretch ? 'preserveAspectRatio="none"' : '';
  return `<svg class="mark ${name}" viewBox="0 0 ${mark?.viewBox.join(' ')}" ${stretch} ${attributes}><path d="${markPath(name)}"/></svg>`;
}

const css = `${webFontCss}${paletteCss}
* { box-sizing: border-box; margin: 0; }
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

/** The share picture as a JPEG, by name. */
export async function renderShare(): Promise<Map<string, Buffer>> {
  const scratch = await mkdtemp(join(tmpdir(), 'share-'));
  const sample = await sharp(await readFile(sampleFile))
    .png()
    .toBuffer();
  const { first, second = '' } = company.brand;
  const html = `<!doctype html><meta charset="utf-8"><style>${css}</style><div class="text">
<p class="brand"><svg viewBox="0 0 40 30"><path d="${await brandMark()}"/></svg><span>${escaped(first)} <em>${escaped(second)}</em></span></p>
<h1>A resume<br>that gets <em>read.${markSvg('under')}</em></h1>
<p class="note">Written by certified writers, built for the software that sorts it.</p></div>
<div class="desk"><div class="sheet"><img src="data:image/png;base64,${sample.toString('base64')}"></div>${markSvg('circle')}${markSvg('tick')}</div>`;
  const browser = await openBrowser();
  try {
    const file = join(scratch, 'share.html');
    await writeFile(file, html);
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ type: 'png' });
    const jpeg = await sharp(png)
      .resize(width, height, { kernel: 'lanczos3' })
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return new Map([['share/default.jpg', jpeg]]);
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
}
