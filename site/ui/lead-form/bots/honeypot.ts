/** The field that only programs fill in: nobody is shown it. */
export function honeypotOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What tells 1Password, LastPass, Bitwarden and Dashlane to leave a field alone: they would fill it in for people. */
const ignored = { '1pIgnore': '', lpignore: 'true', bwignore: '', formType: 'other' };

/** Keeps password managers out of the trap. */
export function shieldHoneypot(form: HTMLFormElement): void {
  const trap = honeypotOf(form);
  if (trap) Object.assign(trap.dataset, ignored);
}
