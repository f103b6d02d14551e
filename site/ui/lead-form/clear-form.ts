/**
 * Clears a form for the next request, including values that the server rendered. Hidden fields keep their values.
 * @param country the initial country label
 */
export function clearForm(form: HTMLFormElement, country: string): void {
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) control.defaultValue = '';
    else if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.defaultSelected = false;
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      control.defaultChecked = false;
    else if (control instanceof HTMLInputElement && !/^(hidden|file)$/.test(control.type))
      control.defaultValue = control.name === 'country' ? country : '';
  }
  form.reset();
}
