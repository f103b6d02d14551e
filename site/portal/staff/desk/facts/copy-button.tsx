import { showToast } from '../../../../islands/toasts.tsx';
import { DeskIcon } from '../parts/desk-icon.tsx';

interface Props {
  /** What is copied, for screen readers and the message. */
  name: string;
  value: string;
}

export function CopyButton({ name, value }: Props) {
  return (
    <button
      type="button"
      className="quiet copy"
      aria-label={`Copy the ${name}`}
      title={`Copy the ${name}`}
      onClick={() => void copy(name, value)}
    >
      <DeskIcon name="copy" />
    </button>
  );
}

export async function copy(name: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    showToast(`Copied the ${name}.`, 'success');
  } catch {
    showToast(`The ${name} could not be copied.`, 'error');
  }
}
