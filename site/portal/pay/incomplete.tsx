import { messages } from './messages.ts';

interface Props {
  /** Labels of the fields that are empty or invalid, in order. At least one. */
  labels: readonly string[];
  /** Moves the focus to the first of them. */
  onFirst: () => void;
}

/** Counts the fields that need attention and leads to the first one. */
export function Incomplete({ labels, onFirst }: Props) {
  const count = labels.length === 1 ? '1 field needs' : `${labels.length} fields need`;
  return (
    <>
      {messages.incomplete} {count} attention{labels.length > 1 && ', starting with'}:{' '}
      <button type="button" className="link" onClick={onFirst}>
        {labels[0]}
      </button>
    </>
  );
}
