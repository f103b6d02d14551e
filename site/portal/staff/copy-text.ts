import { showToast } from '../../islands/toasts.tsx';

/** Copies text to the clipboard, if the browser allows it. @param name of what is copied, for the message */
export async function copyText(name: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    showToast(`Copied the ${name}.`, 'success');
  } catch {
    showToast(`The ${name} could not be copied.`, 'error');
  }
}
