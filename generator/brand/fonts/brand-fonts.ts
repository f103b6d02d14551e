import type { Fonts } from '../../../schema/generated/types.ts';
import type { FontFile } from './font-file.ts';

export type FontRole = keyof Fonts;

/** A file with the style and the weight, or range of weights, that it is for. */
export interface BrandFace extends FontFile {
  weight: string;
  style: 'normal' | 'italic';
}

/** Local fonts with the metrics of a company's font, so little moves when its files arrive. */
export interface AdjustedFonts {
  families: string[];
  /** Their `@font-face` rules. */
  rules: string[];
}

/** The font that a company uses in a role. */
export interface BrandFont {
  family: string;
  faces: BrandFace[];
  adjusted: AdjustedFonts;
  /** The last fonts of the stack, as written in CSS. */
  fallback: string;
}

/** The company's own fonts. Other roles have the engine's. */
export type BrandFonts = Partial<Record<FontRole, BrandFont>>;
