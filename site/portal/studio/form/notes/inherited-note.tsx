import { type Inheritance, linesOf } from '../edits/origins.ts';
import type { Field } from '../fields/fields-of.ts';
import { useForm } from '../form-context.ts';

/** What a change of an inherited value does, with the way back. It shows while the field has the focus. */
export function InheritedNote({ field, inheritance }: { field: Field; inheritance: Inheritance }) {
  const { source, edit } = useForm();
  const { kind, from } = inheritance;
  if (kind === 'own') return null;
  return (
    <div className="inherited-note">
      <p>
        <b>{kind === 'inherited' ? `Comes from ${from}.` : `Replaces the value from ${from}.`}</b> Changing it
        here writes {linesInWords(linesOf(source, field.path))} to {source.file}. {from} and its other pages
        stay as they are.
      </p>
      {kind === 'overridden' && (
        <button
          type="button"
          className="text-button"
          onClick={() => edit({ kind: 'reset', path: field.path })}
        >
          Go back to {from}’s {typeof field.value === 'string' ? 'text' : 'value'}
        </button>
      )}
    </div>
  );
}

function linesInWords(lines: number | undefined): string {
  if (lines === undefined) return 'all of it';
  return lines === 1 ? '1 line' : `${lines} lines`;
}
