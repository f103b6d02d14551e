/** The colours that tokens.css names, by their names without the hyphens: `rule-strong` -> `#8c8673`. */
export function colourTokens(css: string): Record<string, string> {
  const root = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? '';
  const found = [...root.matchAll(/--([\w-]+):\s*#([\da-f]{6}|[\da-f]{3})\s*;/gi)];
  return Object.fromEntries(found.map(([, name = '', hex = '']) => [name, `#${long(hex.toLowerCase())}`]));
}

const long = (hex: string) => (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
