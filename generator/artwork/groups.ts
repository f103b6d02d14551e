/** What every company's site shares: `npm run artwork -- --engine`. Files are named by their path from the project. */
import { renderFonts } from './fonts/fonts.ts';
import type { ArtworkGroups } from './group.ts';
import { renderMarks } from './marks/marks.ts';
import { renderLetters } from './share/letters.ts';

export const groups: ArtworkGroups = {
  fonts: { sources: ['fonts/fonts.ts'], render: renderFonts },
  marks: { sources: ['marks/marks.ts'], render: renderMarks },
  letters: { sources: ['share/letters.ts'], render: renderLetters },
};
