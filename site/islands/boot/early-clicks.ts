import { maxWaitMs, showBusy, wake } from './wake.ts';

/** Forms submitted before their code arrived, with the time (ms) when they stop waiting. */
const waiting = new Map<HTMLFormElement, number>();

/** Leaves submitting to the form's code, which marks invalid fields and stays on the page if the network fails. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = form.querySelector<HTMLElement>('[data-island]');
  const until = waiting.get(form);
  if (event.defaultPrevented || !island || (until && Date.now() >= until)) {
    waiting.delete(form);
    return;
  }
  event.preventDefault();
  if (until) return;
  waiting.set(form, Date.now() + maxWaitMs);
  const resubmit = () => waiting.has(form) && form.requestSubmit(event.submitter);
  // If the code does not load in time, the browser submits the form.
  const giveUp = () => {
    if (!waiting.has(form)) return;
    waiting.set(form, Date.now());
    resubmit();
  };
  showBusy(event.submitter, wake(island)).then(resubmit, giveUp);
  setTimeout(giveUp, maxWaitMs);
}

const asleep = '[data-island]:not([data-awake])';

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
  const island = button?.closest<HTMLElement>(asleep);
  if (button && island) {
    // React can already listen before the island is awake. It would handle this click and then the repeated one.
    event.stopPropagation();
    showBusy(button, wake(island)).then(
      () => button.click(),
      () => {},
    );
  }
}

/** Repeats clicks and submissions that came before an island's code, once the code is here. */
export function captureEarlyClicks(): void {
  addEventListener('click', onClick, { capture: true });
  addEventListener('submit', onSubmit);
  // The form's code shows its own messages instead of the browser's.
  for (const form of document.querySelectorAll<HTMLFormElement>('form:has([data-island])'))
    form.noValidate = true;
}
