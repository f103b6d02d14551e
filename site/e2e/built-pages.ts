import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

export interface BuiltPage {
  /** As a visitor asks for it, such as `/lp8/`. */
  path: string;
  html: string;
}

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  const dist = inject('dist');
  const files = globSync('**/*.html', { cwd: dist }).sort();
  return files.map((file) => ({ path: pathOf(file), html: readFileSync(join(dist, file), 'utf8') }));
}

/** Of pages made of the same kinds of sections in the same theme, the first: what takes long need not be tried on all. */
export function pagesOfEachKind(): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>();
  for (const page of builtPages()) {
    const parts = page.html.match(/data-theme="\w+"|<(?:section|article) class="[\w-]+/g) ?? [];
    const kind = parts.join(' ');
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

function pathOf(file: string): string {
  if (!file.endsWith('index.html')) return `/${file.replace(/\.html$/, '')}`;
  return file === 'index.html' ? '/' : `/${dirname(file)}/`;
}
