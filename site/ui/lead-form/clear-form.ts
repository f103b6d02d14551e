/**
 * Clears a form for the next request, including values that the server rendered. Hidden fields keep their values.
 * @param country the initial country label
 */
export function clearForm(form: HTMLFormElement, country: string): void {
  for (const control of form.elements) {
    if (control instanceof HTMLTextAreaElement) control.defaultValue = '';
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.defaultChecked = false;
    else if (control instanceof HTMLInputElement && control.type !== 'hidden')
      control.defaultValue = control.name === 'country' ? country : '';
  }
  form.reset();
}
