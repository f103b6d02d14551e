import type { FieldErrors } from '../../errors.ts';
import { type Fields, textOf } from '../../http/fields.ts';
import { attribute, type Element, elementsIn, hasClass } from './elements.ts';
import { PageEdits } from './page-edits.ts';
import type { LocatedForm, PageForms } from './page-forms.ts';

/** A refused form and the reasons. */
export interface Refusal {
  fields: Fields;
  errors: FieldErrors;
  /** Shown at the form when some errors have no field on the page; plain text. */
  message: string;
}

/** Writes submitted values and their errors into a form of a page. Returns the whole page. */
export function prefillForm(
  page: PageForms,
  { form, dialog }: LocatedForm,
  { fields, errors, message }: Refusal,
): string {
  const edits = new PageEdits();
  for (const element of page.autofocused) edits.removeAttribute(element, 'autofocus');
  for (const control of elementsIn(form)) prefillControl(edits, control, fields);
  const invalid = [...elementsIn(form)].filter(
    (element) => (attribute(element, 'data-field') ?? '') in errors,
  );
  const controls = invalid.map((wrapper) =>
    markField(edits, wrapper, errors[attribute(wrapper, 'data-field') ?? ''] ?? ''),
  );
  const first = controls.find((control) => control !== undefined);
  if (first) edits.setAttribute(first, 'autofocus', '');
  const allMarked = invalid.length > 0 && invalid.length >= Object.keys(errors).length;
  showMessage(edits, form, allMarked ? 'Please check the marked fields.' : message);
  if (dialog) edits.setAttribute(dialog, 'open', '');
  return edits.applyTo(page.html);
}

function prefillControl(edits: PageEdits, control: Element, fields: Fields): void {
  const name = attribute(control, 'name');
  const value = name === undefined ? null : textOf(fields, name);
  if (control.tagName === 'textarea') edits.setText(control, value ?? '');
  else if (control.tagName === 'select' && value !== null) choose(edits, control, value);
  else if (control.tagName === 'input') prefillInput(edits, control, value);
}

function prefillInput(edits: PageEdits, input: Element, value: string | null): void {
  const type = attribute(input, 'type');
  if (type === 'checkbox' || type === 'radio') {
    edits.removeAttribute(input, 'checked');
    if (value === (attribute(input, 'value') ?? 'on')) edits.setAttribute(input, 'checked', '');
  } else if (type !== 'submit' && type !== 'button' && attribute(input, 'name') !== undefined) {
    // A hidden value that was not submitted keeps the page's default.
    if (value !== null || type !== 'hidden') edits.setAttribute(input, 'value', value ?? '');
  }
}

function choose(edits: PageEdits, select: Element, value: string): void {
  for (const option of elementsIn(select)) {
    edits.removeAttribute(option, 'selected');
    if (option.tagName === 'option' && attribute(option, 'value') === value)
      edits.setAttribute(option, 'selected', '');
  }
}

/** Shows the message next to the field; returns the control, so the first one can be focused. */
function markField(edits: PageEdits, wrapper: Element, text: string): Element | undefined {
  edits.setAttribute(wrapper, 'class', `${attribute(wrapper, 'class') ?? ''} bad`.trim());
  const message = elementsIn(wrapper).find((element) => hasClass(element, 'msg'));
  if (message) {
    edits.removeAttribute(message, 'hidden');
    edits.setText(elementsIn(message).find((element) => element.tagName === 'span') ?? message, text);
  }
  const control = elementsIn(wrapper).find(isControl);
  if (control) edits.setAttribute(control, 'aria-invalid', 'true');
  return control;
}

function isControl(element: Element): boolean {
  return ['input', 'select', 'textarea'].includes(element.tagName) && attribute(element, 'type') !== 'hidden';
}

function showMessage(edits: PageEdits, form: Element, message: string): void {
  const messageElement = elementsIn(form).find((element) => hasClass(element, 'form-error'));
  if (!messageElement) return;
  edits.removeAttribute(messageElement, 'hidden');
  edits.setText(messageElement, message);
}
