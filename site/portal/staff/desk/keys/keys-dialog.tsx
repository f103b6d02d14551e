import './keys-dialog.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { useDeskContext } from '../use-desk.ts';

const keyNames: [keys: string[], action: string][] = [
  [['j', 'k'], 'Next, previous lead'],
  [['Enter'], 'Open the lead, then its timeline'],
  [['c'], 'Claim'],
  [['r'], 'Reply by email, or in an open chat'],
  [['t'], 'Templates'],
  [['Enter'], 'Send the chat message; with Shift, a new line'],
  [['n'], 'Write a note'],
  [['Ctrl', 'Enter'], 'Send the email, or add the note'],
  [['p'], 'Make a payment link'],
  [['w'], 'Mark a paid lead as won'],
  [['e'], 'Close: won, lost, or spam'],
  [['/'], 'Search'],
  [['g', 'n'], 'Go to New'],
  [['g', 'm'], 'Go to Mine'],
  [['g', 'w'], 'Go to Waiting'],
  [['Esc'], 'One step back; drafts are kept'],
  [['?'], 'These keys'],
];

/** All keys, and the switch for those that are a single letter. */
export function KeysDialog() {
  const { keys, panels } = useDeskContext();
  return (
    <Dialog heading="Keyboard shortcuts" onClose={() => panels.setHelp(false)}>
      <KeyList className="all-keys" keys={keyNames} />
      <label className="key-switch">
        <input
          type="checkbox"
          checked={keys.areOn}
          onChange={({ currentTarget }) => keys.set(currentTarget.checked)}
        />
        Use single-key shortcuts. They never act while you type in a field.
      </label>
    </Dialog>
  );
}
