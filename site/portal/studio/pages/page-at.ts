import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { withoutSlash } from './page-checks.ts';

/** The page that has an address, with or without the slash at its end; else the one whose table has a row with that address. */
export function pageAt(pages: readonly DraftPage[], address: string): DraftPage | undefined {
  const wanted = withoutSlash(address);
  return (
    pages.find(({ route }) => route !== '' && withoutSlash(route) === wanted) ??
    pages.find(({ route }) => route.includes('{{') && rowsOf(route).test(wanted))
  );
}

/** The addresses that a route can have once its columns are filled in. */
function rowsOf(route: string): RegExp {
  const parts = withoutSlash(route)
    .split(/\{\{[^{}]*\}\}/)
    .map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
