import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FallbackFace, fallbackFaces, fallbackRule } from '../../artwork/fonts/fallback-faces.ts';
import { fontFaces } from '../../artwork/fonts/font-faces.ts';
import { projectFolder } from '../../paths.ts';
import type { AdjustedFonts, BrandFace, BrandFont } from './brand-fonts.ts';
import { openFont } from './open-font.ts';

/**
 * Scales the local fonts of the engine's fallbacks: a company's text is wider or narrower than in the engine's font by the
 * ratio of the widths of a sample text.
 */
export async function adjustedFonts({
  family,
  faces,
  fallback,
}: Omit<BrandFont, 'adjusted'>): Promise<AdjustedFonts> {
  const model = fallback.endsWith('sans-serif') ? 'Instrument Sans' : 'Newsreader';
  const families = new Set<string>();
  const rules: string[] = [];
  for (const local of fallbackFaces.filter(({ target }) => target.family === model)) {
    const face = nearestFace(faces, local.target);
    if (!face) continue;
    const { width, ascent, descent } = face.measure(local.target.weight);
    const name = local.family.replace(model, family);
    const scale = (local.scale * width) / (await engineWidth(local.target));
    rules.push(fallbackRule({ ...local, family: name, scale, ascent, descent }));
    families.add(name);
  }
  return { families: [...families], rules };
}

function nearestFace(
  faces: BrandFace[],
  { style, weight }: Pick<FallbackFace['target'], 'style' | 'weight'>,
): BrandFace | undefined {
  const distance = (face: BrandFace) => {
    const [min = 0, max = min] = face.weight.split(' ').map(Number);
    return Math.max(min - weight, weight - max, 0);
  };
  return faces.filter((face) => face.style === style).toSorted((a, b) => distance(a) - distance(b))[0];
}

async function engineWidth({ family, style, weight }: FallbackFace['target']): Promise<number> {
  const face = fontFaces.find((candidate) => candidate.family === family && candidate.style === style);
  const measure = await openFont(readFileSync(join(projectFolder, `site/theme/fonts/${face?.name}.woff2`)));
  if (typeof measure === 'string') throw new Error(`${face?.name}.woff2: ${measure}`);
  return measure(weight).width;
}
