interface Props {
  className?: string;
  keys: readonly (readonly [names: string[], action: string])[];
}

/** Keys, each with what it does. */
export function KeyList({ className, keys }: Props) {
  return (
    <dl className={className}>
      {keys.map(([names, action]) => (
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
