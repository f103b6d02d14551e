import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import type { RenamePage } from '../../../../schema/api/studio/operation.ts';

/** Renames a page's file, its address, or both. What is not changed stays as the file writes it. */
export function renameOperation(
  { page, route: before }: Pick<DraftPage, 'page' | 'route'>,
  { name, route }: { name: string; route: string },
): RenamePage {
  // Without a route, a page whose address is its name would move along.
  const isRouted = route !== before || route === `/${page}/`;
  return { op: 'renamePage', page, ...(name !== page && { to: name }), ...(isRouted && { route }) };
}
