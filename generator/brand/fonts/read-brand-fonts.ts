import { join, posix } from 'node:path';
import type { Font } from '../../../schema/generated/types.ts';
import { fileProblem, locate } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import type { SharedSource } from '../../load/load-shared.ts';
import { displayPath } from '../../paths.ts';
import { adjustedFonts } from './adjusted-fonts.ts';
import type { BrandFace, BrandFonts, FontRole } from './brand-fonts.ts';
import { listFonts, readFont } from './font-file.ts';

/** Reads the fonts of site.yaml, and finds files in `fonts/` that it does not use. @param folder the company's `fonts/` */
export async function readBrandFonts(
  { site, siteFile }: Pick<SharedSource, 'site' | 'siteFile'>,
  folder: string,
): Promise<{ fonts: BrandFonts; problems: Problem[] }> {
  const fonts: BrandFonts = {};
  const problems: Problem[] = [];
  if (!site) return { fonts, problems };
  const named = new Set<string>();
  const written = Object.entries(site.brand.fonts ?? {}) as [FontRole, Font][];
  for (const [role, { family, files, fallback }] of written) {
    const faces: BrandFace[] = [];
    for (const [index, { src, weight, style = 'normal' }] of files.entries()) {
      const read = await readFont(folder, src, ['brand', 'fonts', role, 'files', index, 'src']);
      if ('found' in read) problems.push(locate(read.found, [siteFile]));
      else faces.push({ ...read.file, weight: `${weight}`, style });
      named.add(posix.normalize(src));
    }
    const adjusted = await adjustedFonts({ family, faces, fallback });
    fonts[role] = { family, faces, adjusted, fallback };
  }
  const unused = listFonts(folder)
    .filter((name) => !named.has(name))
    .map((name) => displayPath(join(folder, name)))
    .map((file) => fileProblem(file, 'UnusedFont', { file }));
  return { fonts, problems: [...problems, ...unused] };
}
