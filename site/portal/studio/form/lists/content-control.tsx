import { useId, useState } from 'react';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import type { ControlProps } from '../controls/control-props.ts';
import { problemsIn } from '../edits/problems.ts';
import { type ContentMode, contentMode, writtenEntry } from '../fields/content-parts.ts';
import { isGroup } from '../fields/resolve.ts';
import { summaryOf } from '../fields/summary.ts';
import { useForm } from '../form-context.ts';
import { Problems } from '../notes/problems.tsx';
import { Picker } from '../pickers/picker.tsx';
import { ItemRow } from './item-row.tsx';
import { ListRow } from './list-row.tsx';
import { useRows } from './use-rows.ts';

const modes: Record<ContentMode, string> = {
  all: 'All, in the order of the file',
  except: 'All but some',
  list: 'These, in this order',
};

/** Entries of a content file: all, all but some, or a list, which can also have entries that are written on the page. */
export function ContentControl({ field, collection, ...props }: ControlProps & { collection: string }) {
  const { choices, edit } = useForm();
  const { path, value, isRequired, label } = field;
  const known = choices.content[collection] ?? [];
  const [wanted, setWanted] = useState<ContentMode>();
  const mode = wanted ?? contentMode(value);

  function choose(chosen: ContentMode) {
    // Which entries to leave out is still to be said.
    setWanted(chosen === 'except' && !isGroup(value) ? 'except' : undefined);
    if (chosen === 'all') edit({ kind: 'set', path, value: 'all' });
    if (chosen === 'list' && !Array.isArray(value)) edit({ kind: 'set', path, value: listed(value, known) });
  }

  return (
    <div className="content-control">
      <select
        id={props.id}
        aria-label={label}
        aria-describedby={props.describedBy}
        value={value === undefined && wanted === undefined ? '' : mode}
        onChange={({ currentTarget }) => choose(currentTarget.value as ContentMode)}
      >
        {value === undefined && (
          <option value="" disabled>
            Choose…
          </option>
        )}
        {Object.entries(modes).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      {mode === 'except' && (
        <Entries
          key="except"
          collection={collection}
          path={[...path, 'except']}
          items={isGroup(value) && Array.isArray(value.except) ? value.except : []}
          isRequired
          name={`${label} to leave out`}
          onAdd={(id) => {
            setWanted(undefined);
            const except = isGroup(value) && Array.isArray(value.except) ? value.except : [];
            edit({ kind: 'set', path, value: { all: true, except: [...except, id] } });
          }}
        />
      )}
      {mode === 'list' && (
        <Entries
          key="list"
          collection={collection}
          path={path}
          items={Array.isArray(value) ? value : []}
          isRequired={isRequired}
          name={label}
          canWrite
          onAdd={(id) =>
            edit({ kind: 'set', path: [...path, Array.isArray(value) ? value.length : 0], value: id })
          }
        />
      )}
    </div>
  );
}

/** The ids that a choice of all, or of all but some, has. */
function listed(value: unknown, known: readonly { value: string }[]): string[] {
  const except = isGroup(value) && Array.isArray(value.except) ? value.except : [];
  return known.map((choice) => choice.value).filter((id) => !except.includes(id));
}

interface EntriesProps {
  collection: string;
  path: ControlProps['field']['path'];
  items: readonly unknown[];
  isRequired: boolean;
  name: string;
  /** Whether entries can be written in place. */
  canWrite?: boolean;
  onAdd: (id: string) => void;
}

function Entries({ collection, path, items, isRequired, name, canWrite = false, onAdd }: EntriesProps) {
  const { choices, schemas, source, onEntry } = useForm();
  const pickerId = useId();
  const known = choices.content[collection] ?? [];
  const wordsOf = (item: unknown) => {
    if (isGroup(item)) return summaryOf(item).name;
    return known.find(({ value }) => value === item)?.description ?? String(item ?? '');
  };
  const rows = useRows({ path, items, isRequired, min: 1, nameOf: wordsOf });
  const entry = writtenEntry(collection, schemas);
  return (
    <>
      {rows.rows.length > 0 && (
        <ul className="list-rows" aria-label={name}>
          {rows.rows.map((row) => {
            const common = {
              list: rows.list,
              count: rows.rows.length,
              cannotRemove: rows.cannotRemove,
              onMove: rows.move,
              onRemove: () => rows.remove(row.index),
            };
            const at = [...path, row.index];
            if (row.item === undefined || isGroup(row.item))
              return (
                <ItemRow
                  key={row.key}
                  {...common}
                  row={row}
                  schema={entry}
                  path={at}
                  word={`Entry ${row.index + 1}`}
                  isNew={row.item === undefined}
                />
              );
            const problems = problemsIn(source, at);
            return (
              <ListRow key={row.key} {...common} index={row.index} name={wordsOf(row.item)}>
                <button
                  type="button"
                  className="entry-row"
                  data-path={JSON.stringify(at)}
                  title={`Open it in content/${collection}.yaml`}
                  onClick={() => onEntry(`content/${collection}.yaml`, String(row.item))}
                >
                  <b>{wordsOf(row.item)}</b>
                  <small>{String(row.item)}</small>
                </button>
                <Problems id={`${pickerId}${row.index}`} of={problems} />
              </ListRow>
            );
          })}
        </ul>
      )}
      <Picker
        id={pickerId}
        aria-label={`Add to ${name}`}
        value={undefined}
        placeholder={`Add one of content/${collection}.yaml`}
        choices={known.filter(({ value }) => !items.includes(value))}
        onChoose={onAdd}
      />
      {canWrite && (
        <button type="button" className="add-button" disabled={rows.isAdding} onClick={rows.add}>
          <StudioIcon name="plus" />
          Write one for this page alone
        </button>
      )}
    </>
  );
}
