import type { Fields } from '../../http/fields.ts';
import { attribute, closest, type Element, elementsIn, findElement, textIn } from './elements.ts';
import type { LeadPage } from './lead-pages.ts';

/**
 * What the script of a page would have told: to which words which box belongs, and which content the page has. Read from
 * the page as it is served now, which is the one that was sent unless a build came between.
 */
export function pageEvidence({ form, forms }: LeadPage, fields: Fields): Fields {
  const boxes = [...elementsIn(form)].filter(isBox);
  return {
    pageRevision: forms.revision,
    consents: boxes.map((box) => {
      const name = attribute(box, 'name') ?? '';
      return { name, given: fields[name] !== undefined, text: wordsBeside(box, form) };
    }),
  };
}

function isBox(element: Element): boolean {
  return (
    element.tagName === 'input' &&
    attribute(element, 'type') === 'checkbox' &&
    attribute(element, 'name') !== undefined
  );
}

function wordsBeside(box: Element, form: Element): string {
  const id = attribute(box, 'id');
  const isFor = (element: Element) =>
    element.tagName === 'label' && id !== undefined && attribute(element, 'for') === id;
  const label = closest(box, 'label') ?? findElement(form, isFor);
  return label ? textIn(label) : '';
}
