import type { PageChat } from '../layouts/chat/page-chat.ts';

/**
 * Opens live chat with the configured provider, or shows a message if there is one for an unavailable chat.
 * @param service the package or service that the visitor asks about
 * @returns whether the visitor got either; otherwise the button's form is left
 * Source: product-rules.md, Messages.
 */
export async function openChat(service?: string): Promise<boolean> {
  const element = document.querySelector<HTMLElement>('[data-island="chat"]');
  if (element) {
    if (service) element.dataset.service = service;
    const { chatOf }: PageChat = await import(/* @vite-ignore */ element.dataset.runtime ?? '');
    // An open dialog, such as the menu, would cover the chat.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    if (await chatOf(element).open()) return true;
  }
  const message = document.documentElement.dataset.chatUnavailable;
  if (!message) return false;
  const { showToast } = await import('./toasts.tsx');
  showToast(message);
  return true;
}
