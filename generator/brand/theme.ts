import type { Palette } from '../artwork/palette.ts';
import type { BrandFonts } from './fonts/brand-fonts.ts';

/** How a company's pages look: the part of their style sheets that site.yaml decides. */
export interface BrandTheme {
  palette: Palette;
  fonts: BrandFonts;
}
