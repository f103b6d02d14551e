/** The artwork, in the order in which it is rendered: what each group is made from and who makes it. */
import { drawBrand } from './brand.ts';
import { drawDrawings } from './drawings/index.ts';
import { renderFonts } from './fonts.ts';
import { drawLogos } from './logos.ts';
import { renderMarks } from './marks.ts';
import { renderSamples } from './samples.ts';
import { drawSeal } from './seal.ts';
import { renderShare } from './share.ts';

export interface ArtworkGroup {
  /** Files and folders of this folder that the group's pictures follow from. */
  sources: string[];
  /** The finished files, by their path from the repository's root. */
  render: () => Promise<Map<string, string | Buffer>>;
}

const pen = ['path.ts', 'random.ts'];
const text = ['outline-text.ts', 'path.ts'];
const screen = ['browser.ts', 'web-fonts.ts'];

async function inMedia(files: Map<string, string | Buffer>): Promise<Map<string, string | Buffer>> {
  return new Map([...files].map(([name, content]) => [`landing-configs/media/${name}`, content]));
}

export const groups: Record<string, ArtworkGroup> = {
  fonts: { sources: ['fonts.ts', 'font-faces.ts', 'fallback-faces.ts'], render: renderFonts },
  marks: { sources: ['marks.ts', 'mark-strokes.ts', ...pen], render: async () => renderMarks() },
  drawings: { sources: ['drawing.ts', 'drawings', ...pen], render: () => inMedia(drawDrawings()) },
  clients: { sources: ['logos.ts', ...text], render: async () => inMedia(await drawLogos()) },
  seal: { sources: ['seal.ts', 'random.ts', ...text], render: async () => inMedia(await drawSeal()) },
  brand: { sources: ['brand.ts', 'path.ts'], render: async () => inMedia(await drawBrand()) },
  samples: {
    sources: ['samples.ts', 'resume.ts', 'resumes', 'templates', ...screen],
    render: async () => inMedia(await renderSamples()),
  },
  share: {
    sources: [
      'share.ts',
      'brand.ts',
      'marks.ts',
      'mark-strokes.ts',
      'resumes/sales-professional.json',
      'templates',
      ...pen,
      ...screen,
    ],
    render: async () => inMedia(await renderShare()),
  },
};
