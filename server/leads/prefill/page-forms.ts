import { parse } from 'parse5';
import { type Fields, textOf } from '../../http/fields.ts';
import { attribute, closest, type Element, elementsIn } from './elements.ts';

/** What prefilling needs of a page: its text and the source positions of its forms. */
export interface PageForms {
  html: string;
  /** The forms that post leads, with their content. */
  forms: readonly LocatedForm[];
  /** The content hash of the page; see `site/document.ts`. */
  revision: string | undefined;
  /** The variants of experiments that the page shows; see `schema/api/variants.ts`. */
  variants: string | undefined;
  /** Elements with `autofocus`, without their content. */
  autofocused: readonly Element[];
}

export interface LocatedForm {
  form: Element;
  /** The dialog that contains the form, without its content. */
  dialog: Element | undefined;
}

/** Parses a page, which takes about 20 ms, and keeps only `PageForms`, so the rest of the tree can be collected. */
export function readForms(html: string): PageForms {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const forms = elements
    .filter((element) => element.tagName === 'form' && attribute(element, 'action') === '/api/leads')
    .map((form) => ({ form, dialog: withoutContent(closest(form, 'dialog')) }));
  for (const { form } of forms) form.parentNode = null;
  const first = (name: string) =>
    elements.map((element) => attribute(element, name)).find((value) => value !== undefined);
  return {
    html,
    forms,
    revision: first('data-revision'),
    variants: first('data-variants'),
    autofocused: elements
      .filter((element) => attribute(element, 'autofocus') !== undefined)
      .map((element) => withoutContent(element)),
  };
}

/** Finds the form by id, or else the first of that name, or else the first on the page. */
export function findForm({ forms }: PageForms, fields: Fields): LocatedForm | undefined {
  return (
    forms.find(({ form }) => attribute(form, 'id') === textOf(fields, 'formId')) ??
    forms.find(({ form }) => attribute(form, 'data-form') === textOf(fields, 'form')) ??
    forms[0]
  );
}

function withoutContent<Some extends Element | undefined>(element: Some): Some {
  return element && { ...element, parentNode: null, childNodes: [] };
}
