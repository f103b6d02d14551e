import { type FieldErrors, type FieldName, leadFields } from './fields/lead-fields.ts';

/** The state of a form in the page's HTML. */
export interface InitialState {
  /** Initial field values: empty, or what the server returned after a refusal. */
  defaults: { country: string; message: string };
  errors: FieldErrors;
  failure: string;
}

/**
 * Reads a form's state from the page, so hydration keeps what the server rendered after a refused post. In the build,
 * without a page, it is the empty form.
 * @param id the form's id
 * @param names of the form's fields
 */
export function readInitialState(
  id: string,
  country: string,
  names: readonly FieldName[] = leadFields,
): InitialState {
  const form = typeof document === 'undefined' ? null : document.getElementById(id);
  const defaultOf = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.defaultValue;
  const textOf = (selector: string) => form?.querySelector(selector)?.textContent || undefined;
  const errors: FieldErrors = {};
  for (const field of names) {
    const text = textOf(`[data-field="${field}"].bad .msg span`);
    if (text) errors[field] = text;
  }
  return {
    defaults: { country: defaultOf('country') ?? country, message: defaultOf('message') ?? '' },
    errors,
    failure: textOf('.form-error') ?? '',
  };
}

/** The initial text of a field in the page's HTML; empty in the build. */
export function readDefault(id: string, name: string): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(id);
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return control instanceof HTMLTextAreaElement ? control.defaultValue : '';
}
