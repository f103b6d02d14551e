/** Subsets the Fontsource files and writes the style sheet that names them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-faces.ts';
import { type FontFace, fontBudget, fontFaces, glyphs } from './font-faces.ts';

const require = createRequire(import.meta.url);

/**
 * GDEF holds the variation data of kerning: without it one set of kerning pairs serves all weights, which no eye sees
 * and which halves GPOS. STAT, MVAR and gasp are not read by browsers that draw variable web fonts.
 */
const unused = ['GDEF', 'STAT', 'MVAR', 'gasp', 'prep', 'meta'];

async function subset(face: FontFace): Promise<Buffer> {
  const source = await readFile(require.resolve(face.source));
  return subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    dropTables: unused,
    noHinting: true,
  });
}

function webFontRule(face: FontFace): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('./fonts/${face.name}.woff2') format('woff2');
}`;
}

const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

function fallbackRules(): string[] {
  return fallbackFaces.map(
    ({ family, style, weight, local, scale, ascent, descent }) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}`,
  );
}

const head = `/*
 * Written by generator/artwork/fonts/fonts.ts; change it there.
 * The fallbacks take the web fonts' place until these arrive, line for line: size-adjust is the ratio of the widths of
 * the same paragraphs set in both (measured in Chromium by generator/artwork/fonts/measure-fallbacks.ts), and the overrides
 * give the web font's own ascent and descent back, divided by that ratio.
 */`;

/** The three files and the style sheet; fails when together the files weigh more than the budget. */
export async function renderFonts(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  let total = 0;
  for (const face of fontFaces) {
    const file = await subset(face);
    total += file.length;
    files.set(`site/theme/fonts/${face.name}.woff2`, file);
  }
  if (total > fontBudget) throw new Error(`Fonts weigh ${total} bytes, over the budget of ${fontBudget}.`);
  const rules = [...fontFaces.map(webFontRule), ...fallbackRules()];
  return files.set('site/theme/fonts.css', `${[head, ...rules].join('\n\n')}\n`);
}
