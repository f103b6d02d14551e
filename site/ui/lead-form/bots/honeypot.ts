/** The hidden field that only bots fill in. */
export function honeypotOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Data attributes that make 1Password, LastPass, Bitwarden, and Dashlane skip a field. */
const skipAttributes = { '1pIgnore': '', lpignore: 'true', bwignore: '', formType: 'other' };

/** Keeps password managers from filling in the honeypot. */
export function shieldHoneypot(form: HTMLFormElement): void {
  const honeypot = honeypotOf(form);
  if (honeypot) Object.assign(honeypot.dataset, skipAttributes);
}
