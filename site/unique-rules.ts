/**
 * CSS without the repetitions of rules that several bundled sheets import. The last copy stays: it already had the
 * final say over the rules before it, so the result of the cascade is the same.
 */
export function uniqueRules(css: string): string {
  return [...new Set(topLevelRules(css).reverse())].reverse().join('');
}

function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g,
  )) {
    if (token === '{') depth++;
    if (token !== '}' || --depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, css.slice(start)];
}
