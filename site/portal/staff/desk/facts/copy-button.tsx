import { copyText } from '../../copy-text.ts';
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
      onClick={() => void copyText(name, value)}
    >
      <DeskIcon name="copy" />
    </button>
  );
}
