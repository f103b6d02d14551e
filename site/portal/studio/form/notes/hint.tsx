import type { Field } from '../fields/fields-of.ts';

/** What a value is for: the first sentence, and the rest on request. */
export function Hint({ id, field: { hint, more } }: { id: string; field: Pick<Field, 'hint' | 'more'> }) {
  if (hint === '') return null;
  const first = (
    <span id={id}>
      <Words of={hint} />
    </span>
  );
  if (more === '') return <p className="hint">{first}</p>;
  return (
    <details className="hint">
      <summary>{first}</summary>
      <p>
        <Words of={more} />
      </p>
    </details>
  );
}

/** Text of a schema, with what is in backticks as code. */
function Words({ of }: { of: string }) {
  return of.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
