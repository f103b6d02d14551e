/** Artwork that all companies share, rendered by `npm run artwork -- --engine`. Paths are relative to the project. */
import { renderFonts } from './fonts/fonts.ts';
import { renderNameFonts } from './fonts/name-fonts.ts';
import type { ArtworkGroups } from './group.ts';
import { renderMarks } from './marks/marks.ts';
import { renderLetters } from './share/letters.ts';

export const groups: ArtworkGroups = {
  fonts: { sources: ['fonts/fonts.ts'], render: renderFonts },
  'name fonts': { sources: ['fonts/name-fonts.ts'], render: renderNameFonts },
  marks: { sources: ['marks/marks.ts'], render: renderMarks },
  letters: { sources: ['share/letters.ts'], render: renderLetters },
};
