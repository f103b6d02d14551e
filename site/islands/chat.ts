/**
 * Opens live chat with the configured provider, or shows a message if chat is not available.
 * Source: product-rules.md, Messages.
 */
export async function openChat(): Promise<void> {
  const element = document.querySelector<HTMLElement>('[data-island="chat"]');
  if (element) {
    const { chatOf } = await import('../layouts/chat/chat.lazy.ts');
    // An open dialog, such as the menu, would cover the chat.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
    if (await chatOf(element).open()) return;
  }
  const { showToast } = await import('./toasts.tsx');
  showToast(document.documentElement.dataset.chatUnavailable ?? '');
}
