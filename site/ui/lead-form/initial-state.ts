import { type FieldErrors, leadFields } from './fields/lead-fields.ts';

/** What the page itself says about a form, before any script has. */
export interface InitialState {
  /** The texts that the fields came with: empty, or what the server put back. */
  defaults: { country: string; message: string };
  errors: FieldErrors;
  failure: string;
}

/**
 * Reads a form as it stands in the page, so that hydration keeps what the server put back after a refused post. In the
 * build, where there is no page yet, it is the form as it is first shown.
 * @param id the form's id
 */
export function readInitialState(id: string, country: string): InitialState {
  const form = typeof document === 'undefined' ? null : document.getElementById(id);
  const defaultOf = (name: string) =>
    form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.defaultValue;
  const textOf = (selector: string) => form?.querySelector(selector)?.textContent || undefined;
  const errors: FieldErrors = {};
  for (const field of leadFields) {
    const text = textOf(`[data-field="${field}"].bad .msg span`);
    if (text) errors[field] = text;
  }
  return {
    defaults: { country: defaultOf('country') ?? country, message: defaultOf('message') ?? '' },
    errors,
    failure: textOf('.form-error') ?? '',
  };
}
