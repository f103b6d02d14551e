import { showToast } from './toasts.tsx';

/**
 * Opens the live chat, whoever provides it. While none is configured a visitor is told so.
 * Source: spec section 8, "Chat".
 */
export function openChat(): void {
  showToast(document.documentElement.dataset.chatUnavailable ?? '');
}
