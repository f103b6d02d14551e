import { parse, serialize } from 'parse5';
import { type Fields, textOf } from '../fields.ts';
import {
  attribute,
  closest,
  type Element,
  elementsIn,
  findElement,
  hasClass,
  removeAttribute,
  setAttribute,
  setText,
} from './elements.ts';
import type { Refusal } from './form-page.ts';

/**
 * Writes what a visitor typed, and what is wrong with it, into the form on a page. Works on the parsed document, so
 * that nothing typed can become markup.
 * @param page a whole HTML document
 * @returns the document again, or undefined when the page does not hold the form
 */
export function refillForm(
  page: string,
  { fields, errors, message }: Omit<Refusal, 'referrer'>,
): string | undefined {
  const document = parse(page);
  const form = findForm(document, fields);
  if (!form) return undefined;
  for (const element of elementsIn(document)) removeAttribute(element, 'autofocus');
  for (const control of elementsIn(form)) refillControl(control, fields);
  const wrong = [...elementsIn(form)].filter((element) => (attribute(element, 'data-field') ?? '') in errors);
  const controls = wrong.map((wrapper) =>
    markField(wrapper, errors[attribute(wrapper, 'data-field') ?? ''] ?? ''),
  );
  const first = controls.find((control) => control !== undefined);
  if (first) setAttribute(first, 'autofocus', '');
  const allMarked = wrong.length > 0 && wrong.length >= Object.keys(errors).length;
  showMessage(form, allMarked ? 'Please check the marked fields.' : message);
  const dialog = closest(form, 'dialog');
  if (dialog) setAttribute(dialog, 'open', '');
  return serialize(document);
}

/** By its id, or else the first form of that name, or else the first that posts a lead at all. */
function findForm(document: Parameters<typeof elementsIn>[0], fields: Fields): Element | undefined {
  const forms = [...elementsIn(document)].filter(
    (element) => element.tagName === 'form' && attribute(element, 'action') === '/api/leads',
  );
  return (
    forms.find((form) => attribute(form, 'id') === textOf(fields, 'formId')) ??
    forms.find((form) => attribute(form, 'data-form') === textOf(fields, 'form')) ??
    forms[0]
  );
}

function refillControl(control: Element, fields: Fields): void {
  const name = attribute(control, 'name');
  const value = name === undefined ? null : textOf(fields, name);
  if (control.tagName === 'textarea') setText(control, value ?? '');
  else if (control.tagName === 'select' && value !== null) choose(control, value);
  else if (control.tagName === 'input') refillInput(control, value);
}

function refillInput(input: Element, value: string | null): void {
  const type = attribute(input, 'type');
  if (type === 'checkbox' || type === 'radio') {
    removeAttribute(input, 'checked');
    if (value === (attribute(input, 'value') ?? 'on')) setAttribute(input, 'checked', '');
  } else if (type !== 'submit' && type !== 'button' && attribute(input, 'name') !== undefined) {
    // A hidden value that the caller left out stays as the page has it.
    if (value !== null || type !== 'hidden') setAttribute(input, 'value', value ?? '');
  }
}

function choose(select: Element, value: string): void {
  for (const option of elementsIn(select)) {
    removeAttribute(option, 'selected');
    if (option.tagName === 'option' && attribute(option, 'value') === value)
      setAttribute(option, 'selected', '');
  }
}

/** Shows the message beside the field; returns the control, so that the first can be focused. */
function markField(wrapper: Element, text: string): Element | undefined {
  setAttribute(wrapper, 'class', `${attribute(wrapper, 'class') ?? ''} bad`.trim());
  const message = findElement(wrapper, (element) => hasClass(element, 'msg'));
  if (message) {
    removeAttribute(message, 'hidden');
    setText(findElement(message, (element) => element.tagName === 'span') ?? message, text);
  }
  const control = findElement(wrapper, isControl);
  if (control) setAttribute(control, 'aria-invalid', 'true');
  return control;
}

function isControl(element: Element): boolean {
  return ['input', 'select', 'textarea'].includes(element.tagName) && attribute(element, 'type') !== 'hidden';
}

function showMessage(form: Element, message: string): void {
  const place = findElement(form, (element) => hasClass(element, 'form-error'));
  if (!place) return;
  removeAttribute(place, 'hidden');
  setText(place, message);
}
