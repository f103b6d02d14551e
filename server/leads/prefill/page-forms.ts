import { parse } from 'parse5';
import { type Fields, textOf } from '../../http/fields.ts';
import { attribute, closest, type Element, elementsIn } from './elements.ts';

/** A page as far as refilling needs it: its text, and what stands where in the text. */
export interface PageForms {
  html: string;
  /** The forms that post leads, each whole. */
  forms: readonly PlacedForm[];
  /** Which content the page has; see `site/document.ts`. */
  revision: string | undefined;
  /** Elements that ask for the focus, without what is in them. */
  autofocused: readonly Element[];
}

export interface PlacedForm {
  form: Element;
  /** The dialog that holds the form, without what is in it. */
  dialog: Element | undefined;
}

/** Parses a page, which takes some 20 ms, and keeps only what `PageForms` names: the rest of the tree is let go. */
export function readForms(html: string): PageForms {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const forms = elements
    .filter((element) => element.tagName === 'form' && attribute(element, 'action') === '/api/leads')
    .map((form) => ({ form, dialog: withoutContent(closest(form, 'dialog')) }));
  for (const { form } of forms) form.parentNode = null;
  return {
    html,
    forms,
    revision: elements
      .map((element) => attribute(element, 'data-revision'))
      .find((value) => value !== undefined),
    autofocused: elements
      .filter((element) => attribute(element, 'autofocus') !== undefined)
      .map((element) => withoutContent(element)),
  };
}

/** By its id, or else the first form of that name, or else the first that posts a lead at all. */
export function findForm({ forms }: PageForms, fields: Fields): PlacedForm | undefined {
  return (
    forms.find(({ form }) => attribute(form, 'id') === textOf(fields, 'formId')) ??
    forms.find(({ form }) => attribute(form, 'data-form') === textOf(fields, 'form')) ??
    forms[0]
  );
}

function withoutContent<Some extends Element | undefined>(element: Some): Some {
  return element && { ...element, parentNode: null, childNodes: [] };
}
