import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { Edit } from '../form/edits/edit.ts';
import { targetOf } from '../state/pending.ts';

type OpenPage = Pick<StudioPageAnswer, 'page' | 'file' | 'extends'>;

/** What typing a text on the page does. Texts that other pages show too are changed in the form, which lists these pages first. */
export function operationsForText(
  place: Place,
  text: string,
  page: OpenPage,
): { operations: Operation[]; step: string } | undefined {
  const step = `text ${place.file} ${JSON.stringify(place.path)}`;
  const isVariant = page.extends.length > 0;
  if (isVariant && place.pagePath && (place.kind === 'inherited' || place.kind === 'page')) {
    const operation: Operation = {
      op: 'overrideInVariant',
      page: page.page,
      path: place.pagePath,
      value: text,
    };
    return { operations: [operation], step };
  }
  if (place.kind !== 'page') return undefined;
  return { operations: [{ op: 'setText', file: place.file, path: place.path, text }], step };
}

/** The text of a place as operations make it that the page does not show yet; undefined if none of them sets it. */
export function textAhead(place: Place, ahead: readonly Operation[], page: OpenPage): string | undefined {
  const [meant] = operationsForText(place, '', page)?.operations ?? [];
  const last = meant && ahead.findLast((operation) => targetOf(operation) === targetOf(meant));
  const text = last?.op === 'setText' ? last.text : last?.op === 'overrideInVariant' ? last.value : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * Operations that a page does not show yet, as edits of its form: those of texts. There are none if something else is among them, after
 * which paths can lead to other items.
 */
export function editsAhead(ahead: readonly Operation[], page: OpenPage): Edit[] {
  const edits = ahead.flatMap((operation): Edit[] => {
    if (operation.op === 'setText' && operation.file === page.file && page.extends.length === 0)
      return [{ kind: 'set', path: operation.path, value: operation.text }];
    if (operation.op !== 'overrideInVariant' || operation.page !== page.page) return [];
    return typeof operation.value === 'string'
      ? [{ kind: 'set', path: operation.path, value: operation.value }]
      : [];
  });
  return edits.length === ahead.length ? edits : [];
}
