import { KeyHint } from '../parts/key-hint.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { useDeskContext } from '../use-desk.ts';

const hints: [keys: string[], action: string][] = [
  [['j', 'k'], 'Next, previous'],
  [['c'], 'Claim'],
  [['r'], 'Reply'],
  [['n'], 'Note'],
  [['e'], 'Close'],
];

/** The most useful keys, while they are on, and the way to all of them. */
export function KeyHints() {
  const { keys, panels } = useDeskContext();
  return (
    <div className="key-hints">
      {keys.areOn && <KeyList keys={hints} />}
      <p>
        <button type="button" className="plain" onClick={() => panels.setHelp(true)}>
          Keyboard shortcuts
        </button>{' '}
        <KeyHint name="?" />
      </p>
    </div>
  );
}
