import { openChat } from '../chat.ts';

/** What the boot script shares: it is inlined, so nothing can import it. */
export interface Boot {
  wake: typeof import('../boot/wake.ts').wake;
  showBusy: typeof import('../boot/wake.ts').showBusy;
  /** Selects what opens a dialog or chat. */
  openers: string;
}

let boot: Boot;
let pressed: EventTarget | null;

/**
 * Fills the slots of a dialog from its opener's data: `data-service` goes into `data-fill="service"`. A slot without a
 * value gets its `data-else`.
 */
function fill(dialog: Element, values: DOMStringMap): void {
  for (const slot of dialog.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = values[slot.dataset.fill ?? ''] ?? slot.dataset.else ?? '';
    if (slot instanceof HTMLInputElement) slot.value = text;
    else {
      slot.textContent = text;
      slot.hidden = !text;
    }
  }
}

function show(dialog: HTMLDialogElement): void {
  for (const island of dialog.querySelectorAll<HTMLElement>('[data-wake]')) boot.wake(island);
  dialog.showModal();
}

/** Opens a form's dialog, or the dialog named by `data-dialog`, and says whether there is one. */
function openDialog(opener: HTMLAnchorElement): boolean {
  const dialog = document.getElementById(opener.dataset.dialog ?? `form-${opener.dataset.form}`);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  opener.closest('dialog')?.close();
  // A closed dialog returns the focus to where it was, and some browsers do not focus a clicked element.
  opener.focus();
  fill(dialog, opener.dataset);
  show(dialog);
  dialog.dispatchEvent(new CustomEvent('dialog:open', { detail: { ...opener.dataset } }));
  return true;
}

/** Opens chat. Without a reachable chat, opens the form of its button, or follows its link. */
function openChatOf(opener: HTMLAnchorElement): void {
  boot
    .showBusy(opener, openChat(opener.dataset.service))
    .catch(() => false)
    .then((isOpen) => isOpen || openDialog(opener) || location.assign(opener.href));
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const opener = target.closest<HTMLAnchorElement>(boot.openers);
  if (opener) {
    if ('chat' in opener.dataset) openChatOf(opener);
    else if (!openDialog(opener)) return;
    event.preventDefault();
    return;
  }
  const dialog = target.closest('dialog');
  // A click on the dialog element itself is on the backdrop, unless the press began inside, as in a text selection.
  if (dialog && (target === dialog ? pressed === dialog : target.closest('[data-close], a[href^="#"]'))) {
    dialog.close();
    if (target.closest('[data-close]')) event.preventDefault();
  }
}

/** Makes a dialog that the URL or the server opened modal: on top, closable, with the focus in it. */
function adopt(): void {
  const target = document.getElementById(location.hash.slice(1));
  const dialog = target?.matches('dialog') ? target : document.querySelector('dialog[open]:not(:modal)');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog === target) {
    // The fragment must not keep the dialog open. This one names no element, so the page does not scroll.
    location.replace('#closed');
    // Removes the fragment from the address bar and from the page URL that a lead carries.
    history.replaceState(null, '', location.pathname + location.search);
  }
  dialog.open = false;
  show(dialog);
}

/** Opens, fills, and closes dialogs, the menu included. */
export function openDialogs(shared: Boot): void {
  boot = shared;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', onClick);
  // `close` does not bubble.
  addEventListener('close', ({ target }) => fill(target as Element, {}), true);
  addEventListener('hashchange', adopt);
  adopt();
}
