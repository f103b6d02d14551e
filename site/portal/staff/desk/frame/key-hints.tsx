import { KeyHint } from '../parts/key-hint.tsx';
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
      {keys.areOn && (
        <dl>
          {hints.map(([names, action]) => (
            <div key={action}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <button type="button" className="plain" onClick={() => panels.setHelp(true)}>
          Keyboard shortcuts
        </button>{' '}
        <KeyHint name="?" />
      </p>
    </div>
  );
}
