import { parse } from 'parse5';
import { attribute, closest, type Element, elementsIn } from './elements.ts';

/** A page as far as refilling needs it: its text, and what stands where in the text. */
export interface PageForms {
  html: string;
  /** The forms that post leads, each whole. */
  forms: readonly PlacedForm[];
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
    autofocused: elements
      .filter((element) => attribute(element, 'autofocus') !== undefined)
      .map((element) => withoutContent(element)),
  };
}

function withoutContent<Some extends Element | undefined>(element: Some): Some {
  return element && { ...element, parentNode: null, childNodes: [] };
}
