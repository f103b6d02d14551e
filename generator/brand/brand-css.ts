import { colorNames, shadowOf } from '../artwork/palette.ts';
import { fontCss } from './fonts/font-css.ts';
import type { BrandTheme } from './theme.ts';

/** `#aabbcc` -> `#abc`, as in minified style sheets. */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * Inserts a brand's colors into the inlined style sheets of a page: as custom properties of the first `:root`, and in shadows
 * in place of `rgb(1 2 3)`; see site/theme/tokens.css. A company's own fonts replace the engine's.
 */
export function brandCss(css: string, { palette, fonts }: BrandTheme): string {
  const tokens = colorNames.map((name) => `--${name}:${short(palette[name])};`).join('');
  const shadow = shadowOf(palette);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shadow.slice(at, at + 2), 16));
  return fontCss(css, fonts)
    .replace(/:root\s*\{/, (rule) => rule + tokens)
    .replace(/#010203([\da-f]{2})\b/g, `${shadow}$1`)
    .replace(/rgb\(1 2 3 \//g, `rgb(${red} ${green} ${blue} /`);
}
