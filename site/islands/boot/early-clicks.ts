import { showBusy, wake } from './wake.ts';

/** How long a form that is sent waits for its code, in ms, before the browser sends it by itself. */
const patience = 4000;

/** Forms that were sent before their code was here, with the time (ms) until which they wait. */
const waiting = new Map<HTMLFormElement, number>();

/** Sends a form by its code, which says what is wrong beside each field and stays on the page when the network fails. */
function sent(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = form.querySelector<HTMLElement>('[data-island]');
  const until = waiting.get(form);
  if (event.defaultPrevented || !island || (until && Date.now() >= until)) {
    waiting.delete(form);
    return;
  }
  event.preventDefault();
  if (until) return;
  waiting.set(form, Date.now() + patience);
  const again = () => waiting.has(form) && form.requestSubmit(event.submitter);
  // The browser sends it when the code cannot be had, or is not here in time.
  const giveUp = () => {
    if (!waiting.has(form)) return;
    waiting.set(form, Date.now());
    again();
  };
  showBusy(event.submitter, wake(island)).then(again, giveUp);
  setTimeout(giveUp, patience);
}

const asleep = '[data-island]:not([data-awake])';

function clicked({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('button[type=button]');
  const island = button?.closest<HTMLElement>(asleep);
  if (button && island)
    showBusy(button, wake(island)).then(
      () => button.click(),
      () => {},
    );
  // The country is chosen by typing over it, as its code will have it.
  if (target instanceof HTMLInputElement && target.name === 'country' && target.closest(asleep))
    target.select();
}

/** What is pressed before its code is here is done when the code arrives. */
export function captureEarlyClicks(): void {
  addEventListener('click', clicked);
  addEventListener('submit', sent);
  // The browser's own messages give way to ours.
  for (const form of document.querySelectorAll<HTMLFormElement>('form:has([data-island])'))
    form.noValidate = true;
}
