import type { Operation, Path } from '../../../../../schema/api/studio/operation.ts';
import type { PlaceKind } from '../../../../../schema/api/studio/page.ts';
import { isGroup } from '../fields/resolve.ts';
import { valueAt } from '../fields/schema-at.ts';

/** The facts that site.yaml states in `company`. */
const ofCompany = ['street', 'city', 'state', 'zip', 'phone', 'email'];

/** The fact that a path of site.yaml states; undefined for anything else. */
export function factAt([group, name]: Path): string | undefined {
  const isFact = group === 'facts' || (group === 'company' && ofCompany.includes(String(name)));
  return isFact && typeof name === 'string' ? name : undefined;
}

/** The operation that changes a shared value for one page alone. @returns why there is none, in words, if there is none */
export function pageOverride(kind: PlaceKind, path: Path, data: unknown, page: string): Operation | string {
  const name = factAt(path);
  if (kind === 'content')
    return 'Content is the same on all pages. For one page alone, write an entry in place in its section.';
  if (name === undefined) return 'site.yaml is for all pages.';
  const fact = valueAt(data, path.slice(0, 2));
  return { op: 'setFact', name, value: isGroup(fact) ? fact.value : fact, page };
}
