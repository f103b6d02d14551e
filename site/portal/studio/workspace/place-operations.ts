import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';

/** What typing a text on the page does. Texts that other pages show too are changed in the form, which lists these pages first. */
export function operationsForText(
  place: Place,
  text: string,
  page: Pick<StudioPageAnswer, 'page' | 'file' | 'extends'>,
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
