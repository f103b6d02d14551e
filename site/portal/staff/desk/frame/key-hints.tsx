import { useDeskContext } from '../use-desk.ts';

const hints: [keys: string[], action: string][] = [
  [['j', 'k'], 'Next, previous'],
  [['c'], 'Claim'],
  [['r'], 'Reply'],
  [['n'], 'Note'],
  [['e'], 'Close'],
  [['?'], 'All keys'],
];

/** The most useful keys, while they are on. */
export function KeyHints() {
  const { keys } = useDeskContext();
  if (!keys.areOn) return null;
  return (
    <dl className="key-hints">
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
  );
}
