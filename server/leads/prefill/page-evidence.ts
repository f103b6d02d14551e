import type { Fields } from '../../http/fields.ts';
import { attribute, closest, type Element, elementsIn, textIn } from './elements.ts';
import type { LeadPage } from './lead-pages.ts';

/**
 * The consent labels, the content revision, and the variants that the page's script would have sent. Read from the page as the
 * server shows it to this visitor now, which is the posted one unless the site was rebuilt in between.
 */
export function pageEvidence({ form, forms }: LeadPage, fields: Fields): Fields {
  const checkboxes = [...elementsIn(form)].filter(isCheckbox);
  return {
    pageRevision: forms.revision,
    ...(forms.variants !== undefined && { variants: forms.variants }),
    consents: checkboxes.map((checkbox) => {
      const name = attribute(checkbox, 'name') ?? '';
      return { name, given: fields[name] !== undefined, text: labelText(checkbox, form) };
    }),
  };
}

function isCheckbox(element: Element): boolean {
  return (
    element.tagName === 'input' &&
    attribute(element, 'type') === 'checkbox' &&
    attribute(element, 'name') !== undefined
  );
}

function labelText(checkbox: Element, form: Element): string {
  const id = attribute(checkbox, 'id');
  const isFor = (element: Element) =>
    element.tagName === 'label' && id !== undefined && attribute(element, 'for') === id;
  const label = closest(checkbox, 'label') ?? elementsIn(form).find(isFor);
  return label ? textIn(label) : '';
}
