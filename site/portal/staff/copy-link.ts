import { showToast } from '../../islands/toasts.tsx';

/** Copies a link to the clipboard, if the browser allows it. Source: "Messages" in `schema/product-rules.md`. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link copied to clipboard!', 'success');
  } catch {
    showToast('Failed to copy link', 'error');
  }
}
