/**
 * Empties a form for the next request, even of what the page came with. Hidden fields keep what they say.
 * @param country the label that the form starts with
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
