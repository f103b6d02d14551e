import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Work } from './work.ts';

/** Opens the page, the form, and the field of a place in a file, such as that of a mistake. */
export function goToPlace(
  { draft, openPage, openSection, choose, setFocus }: Work,
  { file, path = [] }: { file: string; path?: Path | undefined },
): void {
  const page = draft.pages.find((one) => one.file === file)?.page;
  const [top, id] = path;
  if (page !== undefined) openPage(page);
  if (page !== undefined && top === 'sections' && typeof id === 'string') openSection(id, page);
  else if (page !== undefined) choose({ kind: 'page' });
  else choose({ kind: 'file', file, path: path.slice(0, 1) });
  if (path.length > 0) setFocus({ path });
}
