import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { pageFiles, pathOf } from '../shots/routes.ts';

export interface BuiltPage {
  /** As a visitor asks for it, such as `/lp8/`. */
  path: string;
  html: string;
}

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  const dist = inject('dist');
  return pageFiles(dist).map((file) => ({
    path: pathOf(file),
    html: readFileSync(join(dist, file), 'utf8'),
  }));
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
