/** The groups of the company's pictures, in rendering order: the sources of each, and how to render it. */
import { join } from 'node:path';
import { drawBrand } from '#artwork/brand-icons.ts';
import { renderDrafts } from '#artwork/drafts/render-drafts.ts';
import type { ArtworkGroups, Files } from '#artwork/group.ts';
import { renderBanners } from '#artwork/pages/banners.ts';
import { renderDocuments } from '#artwork/pages/documents.ts';
import { drawingFiles } from '#artwork/pen/drawing.ts';
import { iconSvg } from '#artwork/pen/icon.ts';
import { readResumes, renderResumes } from '#artwork/resumes/render-resumes.ts';
import { renderScreens } from '#artwork/screens/screens.ts';
import { renderGrounds } from '#artwork/share/grounds.ts';
import { awards } from './awards.ts';
import { banners } from './banners/index.ts';
import { documents } from './documents/index.ts';
import { drafts } from './drafts.ts';
import { drawDrawings } from './drawings/index.ts';
import { drawLogos } from './logos.ts';
import { drawPlatforms } from './platforms.ts';
import { drawSeal } from './seal.ts';
import { renderShare, shareSample } from './share.ts';
import { shareGround } from './share-ground.ts';
import { technologies } from './technologies.ts';

const colors = '../site.yaml#colors';
const brand = '../site.yaml#brand';

/** Turns pictures by slug into files in a folder of `media/`. */
const inFolder = (folder: string, pictures: Map<string, Buffer>): Files =>
  new Map([...pictures].map(([slug, picture]) => [`${folder}/${slug}.webp`, picture]));

export const groups: ArtworkGroups = {
  drawings: { sources: ['drawings/index.ts', colors], render: ({ palette }) => drawDrawings(palette) },
  clients: { sources: ['logos.ts'], render: () => drawLogos() },
  platforms: { sources: ['platforms.ts', colors], render: ({ palette }) => drawPlatforms(palette) },
  awards: {
    sources: ['awards.ts', '#artwork/pen/drawing.ts', colors],
    render: ({ palette }) => drawingFiles('awards', awards, palette),
  },
  technologies: {
    sources: ['technologies.ts', '#artwork/pen/icon.ts', colors],
    render: ({ palette }) =>
      new Map(
        Object.entries(technologies).map(([name, icon]) => [
          `technologies/${name}.svg`,
          iconSvg(icon, palette),
        ]),
      ),
  },
  seal: { sources: ['seal.ts', colors], render: ({ palette }) => drawSeal(palette) },
  brand: { sources: ['#artwork/brand-icons.ts', brand, colors], render: drawBrand },
  samples: {
    sources: ['resumes', '#artwork/resumes/render-resumes.ts'],
    render: async ({ folder }) =>
      inFolder('samples', await renderResumes(readResumes(join(folder, 'artwork/resumes')))),
  },
  drafts: {
    sources: [
      'drafts.ts',
      ...[...drafts.keys()].map((slug) => `resumes/${slug}.json`),
      '#artwork/drafts/render-drafts.ts',
    ],
    render: async ({ folder }) =>
      inFolder('drafts', await renderDrafts(drafts, readResumes(join(folder, 'artwork/resumes')))),
  },
  documents: {
    sources: ['documents', '#artwork/pages/documents.ts', colors],
    render: async ({ palette }) => {
      const styles = new URL('./documents/', import.meta.url);
      return inFolder('documents', await renderDocuments(documents, styles, palette));
    },
  },
  banners: {
    sources: ['banners', '#artwork/pages/banners.ts', colors],
    render: async ({ palette }) => inFolder('banners', await renderBanners(banners, palette)),
  },
  screens: {
    sources: [
      'screens',
      'screens/fonts',
      'screens/portfolios',
      'screens/videos',
      'screens/interactive',
      '#artwork/screens/screens.ts',
    ],
    render: ({ folder }) => renderScreens(join(folder, 'artwork/screens')),
  },
  share: {
    sources: ['share.ts', `../${shareSample}`, brand, colors],
    render: renderShare,
  },
  'share-grounds': {
    sources: ['share-ground.ts', '#artwork/share/grounds.ts', colors],
    render: ({ palette }) => renderGrounds(shareGround, palette),
  },
};
