import { useId, useState } from 'react';
import type { ControlProps } from '../controls/control-props.ts';
import { FoldButton, ProblemCount } from '../controls/fold-button.tsx';
import { problemsIn } from '../edits/problems.ts';
import { FieldRow } from '../field-row.tsx';
import { referenceOf } from '../fields/control-of.ts';
import { entriesOf, type Field, fieldOf } from '../fields/fields-of.ts';
import type { Located } from '../fields/resolve.ts';
import { resolve } from '../fields/resolve.ts';
import { stepInto } from '../fields/schema-at.ts';
import { summaryOf } from '../fields/summary.ts';
import { useForm } from '../form-context.ts';
import { referenceChoices } from '../pickers/reference-choices.ts';

interface Props extends ControlProps {
  /** The schema of the keys. */
  names: Located | undefined;
}

/** Larger ones are one line until they are opened. */
const maxOpen = 6;

/** A group whose keys authors name, such as facts or redirects. */
export function MapControl({ field, names, isOpened = false }: Props) {
  const { schemas, source } = useForm();
  const id = useId();
  const [added, setAdded] = useState<string>();
  const entries = entriesOf({ schema: field.schema, data: field.value, path: field.path }, schemas);
  const isLarge = entries.length > maxOpen && !isOpened;
  const [isOpen, setOpen] = useState(!isLarge);
  const isWritten = entries.some(({ key }) => key === added);
  const schema =
    added === undefined || isWritten ? undefined : stepInto(field.schema, added, undefined, schemas);
  const fresh =
    schema &&
    fieldOf(
      { schema, value: undefined, path: [...field.path, added ?? ''], isRequired: false, label: added ?? '' },
      schemas,
    );
  return (
    <>
      {isLarge && (
        <FoldButton
          name={`${entries.length} entries`}
          isOpen={isOpen}
          controls={id}
          problems={isOpen ? [] : problemsIn(source, field.path)}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <div id={id} className="map-control" hidden={!isOpen}>
        {isOpen && (
          <>
            {[...entries, ...(fresh ? [fresh] : [])].map((entry) => (
              <Entry
                key={entry.key}
                field={entry}
                isNew={entry.key === added}
                {...(entry === fresh && { onDiscard: () => setAdded(undefined) })}
              />
            ))}
            <NewName
              names={names}
              taken={entries.map(({ key }) => key)}
              what={field.label}
              onAdd={setAdded}
            />
          </>
        )}
      </div>
    </>
  );
}

const opening = new Set(['group', 'union', 'list', 'map', 'content']);

interface EntryProps {
  field: Field;
  isNew: boolean;
  onDiscard?: () => void;
}

/** An entry that is a group is one line until it is opened. */
function Entry({ field, isNew, onDiscard }: EntryProps) {
  const { source } = useForm();
  const [isOpen, setOpen] = useState(isNew);
  const id = useId();
  const row = <FieldRow field={field} isNew={isNew} isOpened {...(onDiscard && { onDiscard })} />;
  if (!opening.has(field.control.kind)) return row;
  const problems = problemsIn(source, field.path);
  return (
    <div className={isOpen ? 'map-entry is-open' : 'map-entry'}>
      <button
        type="button"
        className="row-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ProblemCount of={problems} />
        <b>{field.key}</b>
        <small>{field.value === true ? 'as usual' : summaryOf(field.value).name}</small>
      </button>
      <div id={id} className="row-inside" hidden={!isOpen}>
        {isOpen && row}
      </div>
    </div>
  );
}

interface NewNameProps {
  names: Located | undefined;
  taken: readonly string[];
  /** What the entries are, in words. */
  what: string;
  onAdd: (name: string) => void;
}

/** Names a new entry. What names something of the folder is chosen, the rest is typed. */
function NewName({ names, taken, what, onAdd }: NewNameProps) {
  const { schemas, choices, source } = useForm();
  const id = useId();
  const [name, setName] = useState('');
  const rule = names && resolve(names, schemas).schema;
  const reference = rule && referenceOf(rule);
  const known = reference ? referenceChoices(reference, choices, source) : [];
  const pattern = rule?.pattern as string | undefined;
  const fits = pattern === undefined || new RegExp(pattern, 'u').test(name);
  const reason = taken.includes(name)
    ? 'This name is already used.'
    : fits
      ? ''
      : (rule?.description ?? 'Not a name.');
  return (
    <form
      className="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '' || reason !== '') return;
        onAdd(name);
        setName('');
      }}
    >
      <input
        type="text"
        list={`${id}list`}
        aria-label={`Name of a new entry in ${what}`}
        aria-describedby={`${id}reason`}
        placeholder="Name of a new entry"
        spellCheck={false}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <datalist id={`${id}list`}>
        {known.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <button type="submit" className="small-button" disabled={name === '' || reason !== ''}>
        Add
      </button>
      <p id={`${id}reason`} className="hint">
        {name === '' ? '' : reason}
      </p>
    </form>
  );
}
