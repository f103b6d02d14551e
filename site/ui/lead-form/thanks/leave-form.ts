/**
 * Leads the visitor on from a form whose lead is stored: to the page that the form or its page names, or to the message in
 * its place.
 * @param next the default page; its fragment selects the confirmation there
 * @returns whether another page follows
 */
export function leaveForm(form: HTMLFormElement, next: string): boolean {
  const { thanks = next } = form.dataset;
  if (!thanks.startsWith('#')) {
    location.assign(thanks.includes('#') ? thanks : thanks + next.slice(next.indexOf('#')));
    return true;
  }
  form.dataset.done = '';
  const message = document.getElementById(thanks.slice(1));
  message?.scrollIntoView({ block: 'nearest' });
  message?.focus({ preventScroll: true });
  return false;
}
