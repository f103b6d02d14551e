/**
 * Opens live chat with the configured provider, or shows a message if there is one for an unavailable chat.
 * @returns whether the visitor got either; otherwise the button's form is left
 * Source: product-rules.md, Messages.
 */
export async function openChat(): Promise<boolean> {
  const element = document.querySelector<HTMLElement>('[data-island="chat"]');
  if (element) {
    const { chatOf } = await import('../layouts/chat/chat.lazy.ts');
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
