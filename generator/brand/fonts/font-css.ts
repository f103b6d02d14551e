import type { BrandFace, BrandFont, BrandFonts } from './brand-fonts.ts';

/** Replaces the engine's fonts in the inlined style sheets of a page: their custom properties and their `@font-face` rules. */
export function fontCss(css: string, fonts: BrandFonts): string {
  const rules = Object.values(fonts).flatMap(({ family, faces, adjusted }) => [
    ...faces.map((face) => faceRule(family, face)),
    ...adjusted.rules,
  ]);
  const replaced = Object.entries(fonts).reduce((sheet, [role, font]) => {
    const token = new RegExp(`(--${role}:\\s*)([^;}]+)`);
    const engine = new Set(token.exec(sheet)?.[2]?.split(',').map(unquoted));
    return sheet
      .replace(/@font-face\s*\{[^}]*\}\s*/g, (rule) => (engine.has(familyOf(rule)) ? '' : rule))
      .replace(token, (_, key: string) => key + stackOf(font));
  }, css);
  // A family can have both roles.
  return [...new Set(rules.map(minified)), replaced].join('');
}

export const fontUrl = ({ name }: Pick<BrandFace, 'name'>): string => `/assets/${name}`;

function faceRule(family: string, { style, weight, name }: BrandFace): string {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('${fontUrl({ name })}') format('woff2');
}`;
}

function stackOf({ family, adjusted, fallback }: BrandFont): string {
  return [...[family, ...adjusted.families].map((name) => `'${name}'`), fallback].join(',');
}

const unquoted = (name: string) => name.trim().replaceAll(/["']/g, '');

const familyOf = (rule: string) => unquoted(/font-family:([^;}]+)/.exec(rule)?.[1] ?? '');

const minified = (rule: string) => rule.replaceAll(/\s*([{}:;,])\s*/g, '$1').replace(';}', '}');
