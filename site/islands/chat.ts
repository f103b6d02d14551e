/**
 * Opens the live chat, whoever provides it. While none is there a visitor is told so.
 * Source: spec section 8, "Chat".
 */
export async function openChat(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-island="chat"]');
  if (place && (await openChatIn(place))) return;
  const { showToast } = await import('./toasts.tsx');
  showToast(document.documentElement.dataset.chatUnavailable ?? '');
}

async function openChatIn(place: HTMLElement): Promise<boolean> {
  const { chatOf } = await import('../layouts/chat/chat.lazy.ts');
  // A dialog, such as the menu, would lie over the chat.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  return chatOf(place).open();
}
