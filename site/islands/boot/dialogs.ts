import { runtime, showBusy, wake } from './wake.ts';

let pressed: EventTarget | null;

/** Writes what an opener says (its `data-service` is for `data-fill="service"`) into a dialog, or what else stands there. */
function fill(dialog: Element, says: DOMStringMap): void {
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = says[place.dataset.fill ?? ''] ?? place.dataset.else ?? '';
    if (place instanceof HTMLInputElement) place.value = text;
    else {
      place.textContent = text;
      place.hidden = !text;
    }
  }
}

function show(dialog: HTMLDialogElement): void {
  for (const island of dialog.querySelectorAll<HTMLElement>('[data-wake]')) wake(island);
  dialog.showModal();
}

/** Opens what a link or button names: chat, a form's dialog or another one. */
function open(event: MouseEvent, opener: HTMLAnchorElement): void {
  if ('chat' in opener.dataset) {
    event.preventDefault();
    showBusy(
      opener,
      runtime().then(({ openChat }) => openChat()),
    ).catch(() => location.assign(opener.href));
    return;
  }
  const dialog = document.getElementById(opener.dataset.dialog ?? `form-${opener.dataset.form}`);
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  opener.closest('dialog')?.close();
  // Some browsers do not focus what is clicked, and a dialog gives the focus back to where it was.
  opener.focus();
  fill(dialog, opener.dataset);
  show(dialog);
  dialog.dispatchEvent(new CustomEvent('dialog:open', { detail: { ...opener.dataset } }));
}

function clicked(event: MouseEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const opener = target.closest<HTMLAnchorElement>(':not(form):is([data-form],[data-chat],[data-dialog])');
  if (opener) {
    open(event, opener);
    return;
  }
  const dialog = target.closest('dialog');
  // A click on the dialog element itself, not on what is in it, is a click on the backdrop; one that began in a field
  // and ended there is not.
  if (dialog && (target === dialog ? pressed === dialog : target.closest('[data-close], a[href^="#"]'))) {
    dialog.close();
    if (target.closest('[data-close]')) event.preventDefault();
  }
}

/** A dialog that the address or the server shows by itself becomes a real one: on top, closable, with the focus in it. */
function adopt(): void {
  const target = document.getElementById(location.hash.slice(1));
  const dialog = target?.matches('dialog') ? target : document.querySelector('dialog[open]:not(:modal)');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog === target) {
    // An address without a dialog, so that closing it is enough; it names nothing, so that the page stays put.
    location.replace('#closed');
    // Nor shall it be seen, or told with a lead.
    history.replaceState(null, '', location.pathname + location.search);
  }
  dialog.open = false;
  show(dialog);
}

/** Dialogs, the menu among them: opened by links, filled, and closed. */
export function openDialogs(): void {
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', clicked);
  // `close` does not bubble.
  addEventListener('close', ({ target }) => fill(target as Element, {}), true);
  addEventListener('hashchange', adopt);
  adopt();
}
