import { showToast } from '../../islands/toasts.tsx';

/** Puts a link on the clipboard, where the browser has one and lets it. Source: spec section 8, "Create link". */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link copied to clipboard!', 'success');
  } catch {
    showToast('Failed to copy link', 'error');
  }
}
