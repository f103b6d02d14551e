import type { SiteFiles } from '../../edit/operations/site-edit.ts';
import { routeIn } from '../../load/load-page.ts';

/** Finds the addresses of all pages that extend a page, directly or through others, even of files that do not parse. */
export function variantRoutes(files: SiteFiles): (page: string) => string[] {
  const variants = new Map<string, { name: string; route: string | undefined }[]>();
  for (const file of files.list()) {
    if (file.includes('/')) continue;
    const text = files.read(file) ?? '';
    const base = /^extends:[ \t]*["']?([^\s"'#]+)/m.exec(text)?.[1];
    if (base === undefined) continue;
    const variant = { name: file.replace(/\.ya?ml$/, ''), route: routeIn(text) };
    variants.set(base, [...(variants.get(base) ?? []), variant]);
  }
  const all = (page: string, seen: ReadonlySet<string>): string[] =>
    (variants.get(page) ?? []).flatMap(({ name, route }) =>
      seen.has(name) ? [] : [...(route === undefined ? [] : [route]), ...all(name, new Set([...seen, name]))],
    );
  return (page) => all(page, new Set([page]));
}
