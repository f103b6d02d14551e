import type { RemovePage, RenamePage } from '../../../../schema/api/studio/operation.ts';
import { EditError } from '../../edit-error.ts';
import { removeValue, setText } from '../../edits.ts';
import { insertEntry } from '../../entries/insert-entry.ts';
import { writeValue } from '../../entries/write-value.ts';
import { openYaml, type YamlFile } from '../../file/yaml-file.ts';
import { changeOf, type SiteEdit, type SiteFiles } from '../site-edit.ts';
import { pageFile, pageNames, textOf } from '../site-page.ts';
import { checkName, checkRoute } from './create-page.ts';
import { linkReferences, nameReferences, type Reference } from './page-references.ts';

/**
 * Renames a page's file, its route, or both. Its old route becomes a former address, unless the page is a draft, which has no
 * visitors. Everything that names the page or links to it follows.
 * @throws EditError if the name or the route is invalid or taken
 */
export function renamePage(files: SiteFiles, { page, to = page, route }: RenamePage): SiteEdit {
  const file = pageFile(files, page);
  if (file === undefined) throw new EditError('missing', [], `There is no page "${page}".`);
  if (to !== page) checkName(files, to);
  const source = textOf(files, file);
  const { data } = openYaml(source);
  const old = typeof data.route === 'string' ? data.route : undefined;
  const own = old === `/${page}/` ? `/${to}/` : old;
  const next = route ?? own;
  const isMoved = next !== undefined && next !== old;
  if (isMoved) checkRoute(files, next, page, data.matrix !== undefined);
  const moved = isMoved ? withRoute(source, { old, next, isDraft: data.draft === true }) : source;
  const edits = files.list().flatMap((one): SiteEdit => {
    const before = textOf(files, one);
    const text = one === file ? moved : before;
    const names = to === page ? [] : referencesIn(text, (read) => nameReferences(read, page, to));
    const links =
      isMoved && old !== undefined ? referencesIn(text, (read) => linkReferences(read, old, next)) : [];
    const after = [...names, ...links].reduce(
      (edited, { path, text }) => setText(edited, path, text).source,
      text,
    );
    return changeOf(one, before, after);
  });
  const target = file.replace(page, to);
  return to === page ? edits : [...edits, { kind: 'renamed', file, to: target }];
}

/** A file with a mistake has no references that can be found. */
function referencesIn(text: string, find: (data: unknown) => Reference[]): Reference[] {
  try {
    return find(openYaml(text).data);
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}

interface Move {
  old: string | undefined;
  next: string;
  isDraft: boolean;
}

function withRoute(source: string, { old, next, isDraft }: Move): string {
  const routed = setText(source, ['route'], next).source;
  const file = openYaml(routed);
  const former = Array.isArray(file.data.formerly) ? file.data.formerly : [];
  // A page that gets a former address back no longer redirects from it.
  const kept = former.filter((address) => address !== next);
  const added = old === undefined || isDraft || kept.includes(old) ? kept : [...kept, old];
  if (added.length === 0) return former.length > 0 ? removeValue(routed, ['formerly']).source : routed;
  const edited =
    file.data.formerly === undefined ? withFormerly(file, added) : writeValue(file, ['formerly'], added);
  return edited.bom + edited.text;
}

function withFormerly(file: YamlFile, value: unknown[]): YamlFile {
  const index = Object.keys(file.data).indexOf('route') + 1;
  return insertEntry(file, [], { key: 'formerly', index, value });
}

/** @throws EditError if other pages extend the page */
export function removePage(files: SiteFiles, { page }: RemovePage): SiteEdit {
  const file = pageFile(files, page);
  if (file === undefined) throw new EditError('missing', [], `There is no page "${page}".`);
  const users = [...pageNames(files).keys()].filter(
    (one) => referencesIn(textOf(files, one), (data) => nameReferences(data, page, '')).length > 0,
  );
  if (users.length > 0)
    throw new EditError('used', [], `"${page}" is used by ${users.join(', ')}. Change them first.`, users);
  return [{ kind: 'deleted', file, text: textOf(files, file) }];
}
