/** Renders all artwork, or only the groups named: `npm run artwork`, `npm run artwork samples share`. */
import { drawBrand } from './brand.ts';
import { drawDrawings } from './drawings/index.ts';
import { renderFonts } from './fonts.ts';
import { drawLogos } from './logos.ts';
import { renderMarks } from './marks.ts';
import { renderSamples } from './samples.ts';
import { drawSeal } from './seal.ts';
import { writeMedia } from './write-media.ts';

const groups: Record<string, () => Promise<void>> = {
  fonts: renderFonts,
  marks: renderMarks,
  drawings: async () => writeMedia(drawDrawings()),
  clients: async () => writeMedia(await drawLogos()),
  seal: async () => writeMedia(await drawSeal()),
  brand: async () => writeMedia(await drawBrand()),
  samples: async () => writeMedia(await renderSamples()),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown artwork: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
for (const [name, render] of Object.entries(groups)) {
  if (wanted.length === 0 || wanted.includes(name)) await render();
}
