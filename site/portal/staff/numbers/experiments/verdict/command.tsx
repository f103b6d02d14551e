import { Icon } from '../../../../../ui/icon.tsx';
import { copyText } from '../../../copy-text.ts';

/** A command to run, with a button that copies it. */
export function Command({ text }: { text: string }) {
  return (
    <p className="command">
      <code>{text}</code>
      <button type="button" className="action line" onClick={() => void copyText('command', text)}>
        <Icon name="copy" /> Copy
        <span className="visually-hidden"> the command</span>
      </button>
    </p>
  );
}
