import type { FieldName } from './fields/lead-fields.ts';

/** The number as typed. */
export function numberOf(form: HTMLFormElement): string {
  return String(new FormData(form).get('phoneNumber') ?? '').trim();
}

/** Moves the focus from the submit button, which is about to be disabled, to the status message. */
export function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement instanceof HTMLButtonElement)
    form.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
}

/** @returns whether the field exists */
export function focusField(form: HTMLFormElement, name: FieldName | undefined): boolean {
  const control = name && form.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
  return Boolean(control);
}
