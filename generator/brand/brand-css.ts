import { colorNames, type Palette, shadowOf } from '../artwork/palette.ts';

/** `#aabbcc` -> `#abc`, as in minified style sheets. */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * Inserts a brand's colors into the inlined style sheets of a page: as custom properties of the first `:root`, and in shadows
 * in place of `rgb(1 2 3)`; see site/theme/tokens.css.
 */
export function brandCss(css: string, palette: Palette): string {
  const tokens = colorNames.map((name) => `--${name}:${short(palette[name])};`).join('');
  const shadow = shadowOf(palette);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shadow.slice(at, at + 2), 16));
  return css
    .replace(/:root\s*\{/, (rule) => rule + tokens)
    .replace(/#010203([\da-f]{2})\b/g, `${shadow}$1`)
    .replace(/rgb\(1 2 3 \//g, `rgb(${red} ${green} ${blue} /`);
}
