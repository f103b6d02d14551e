/** The artwork, in the order in which it is rendered: what each group is made from and who makes it. */
import { drawAwards } from './awards.ts';
import { renderBanners } from './banners.ts';
import { drawBrand } from './brand.ts';
import { renderDocuments } from './documents.ts';
import { drawDrawings } from './drawings/index.ts';
import { renderFonts } from './fonts.ts';
import { drawLogos } from './logos.ts';
import { renderMarks } from './marks.ts';
import { drawPlatforms } from './platforms.ts';
import { renderSamples } from './samples.ts';
import { renderScreens } from './screens.ts';
import { drawSeal } from './seal.ts';
import { renderShare } from './share.ts';
import { renderShareType } from './share-type.ts';
import { drawTechnologies } from './technologies.ts';

export interface ArtworkGroup {
  /** Files and folders that the group's pictures follow from, by their paths from this folder; see `sources.ts`. */
  sources: string[];
  /** The finished files, by their path from the repository's root. */
  render: () => Promise<Map<string, string | Buffer>>;
}

const pen = ['path.ts', 'random.ts'];
const tokens = ['palette.ts', 'colour-tokens.ts', 'oklch.ts', '../theme/tokens.css#colours'];
const line = ['drawing.ts', 'washes.ts', ...pen, ...tokens];
const hand = ['drawings/shapes.ts', 'marks.ts', 'mark-strokes.ts', 'points.ts', ...line];
const text = ['outline-text.ts', 'path.ts'];
const company = ['company.ts', '../../landing-configs/site.yaml#brand', ...text];
const screen = ['browser.ts', 'web-fonts.ts'];

async function inMedia(files: Map<string, string | Buffer>): Promise<Map<string, string | Buffer>> {
  return new Map([...files].map(([name, content]) => [`landing-configs/media/${name}`, content]));
}

export const groups: Record<string, ArtworkGroup> = {
  fonts: { sources: ['fonts.ts', 'font-faces.ts', 'fallback-faces.ts'], render: renderFonts },
  marks: { sources: ['marks.ts', 'mark-strokes.ts', ...pen], render: async () => renderMarks() },
  drawings: { sources: ['drawings', ...line], render: () => inMedia(drawDrawings()) },
  clients: { sources: ['logos.ts', ...text], render: async () => inMedia(await drawLogos()) },
  platforms: {
    sources: ['platforms.ts', ...text, ...tokens],
    render: async () => inMedia(await drawPlatforms()),
  },
  awards: {
    sources: ['awards.ts', 'awards', 'drawings/shapes.ts', ...line],
    render: () => inMedia(drawAwards()),
  },
  technologies: {
    sources: ['technologies.ts', 'technologies', 'washes.ts', ...tokens],
    render: () => inMedia(drawTechnologies()),
  },
  seal: {
    sources: ['seal.ts', 'random.ts', ...text, ...tokens],
    render: async () => inMedia(await drawSeal()),
  },
  brand: {
    sources: ['brand.ts', ...company, ...tokens],
    render: async () => inMedia(await drawBrand()),
  },
  samples: {
    sources: ['samples.ts', 'resume.ts', 'resumes', 'templates', ...screen],
    render: async () => inMedia(await renderSamples()),
  },
  documents: {
    sources: ['documents.ts', 'documents', 'resume.ts', 'templates/page.css', ...hand, ...screen],
    render: async () => inMedia(await renderDocuments()),
  },
  banners: {
    sources: [
      'banners.ts',
      'banners',
      'documents/pencil.css',
      'documents/pencil.ts',
      'resume.ts',
      'templates',
      ...hand,
      ...screen,
    ],
    render: async () => inMedia(await renderBanners()),
  },
  screens: {
    sources: [
      'screens.ts',
      'screens/frame.ts',
      'screens/hand.ts',
      'screens/pointer.svg',
      'screens/screen.css',
      'screens/fonts',
      'screens/portfolios',
      'screens/videos',
      'screens/interactive',
      ...pen,
      ...screen,
    ],
    render: async () => inMedia(await renderScreens()),
  },
  share: {
    sources: [
      'share.ts',
      'marks.ts',
      'mark-strokes.ts',
      '../../landing-configs/media/samples/sales-professional.webp',
      ...company,
      ...pen,
      ...screen,
      ...tokens,
    ],
    render: async () => inMedia(await renderShare()),
  },
  'share-type': {
    sources: [
      'share-type.ts',
      'share-glyphs.ts',
      'share-ground.css',
      'share-ground.ts',
      'share-palettes.ts',
      'font-faces.ts',
      'marks.ts',
      'mark-strokes.ts',
      ...company,
      ...pen,
      ...screen,
      ...tokens,
    ],
    render: renderShareType,
  },
};
