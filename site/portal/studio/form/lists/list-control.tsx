import './list-control.css';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import type { ControlProps } from '../controls/control-props.ts';
import type { Control } from '../fields/control.ts';
import { summaryOf } from '../fields/summary.ts';
import { itemWord, keyWords } from '../fields/words.ts';
import { ItemRow } from './item-row.tsx';
import { useRows } from './use-rows.ts';

interface Props extends ControlProps {
  control: Extract<Control, { kind: 'list' }>;
}

/** A list whose items are rows: single values to type in, or groups that open. */
export function ListControl({ field, control, id }: Props) {
  const items = Array.isArray(field.value) ? field.value : [];
  const { path, isRequired, label } = field;
  const word = itemWord(keyWords(field.key));
  const nameOf = (item: unknown) => summaryOf(item).name || word;
  const { rows, list, cannotRemove, isAdding, add, move, remove } = useRows({
    path,
    items,
    isRequired,
    min: control.min,
    nameOf,
  });
  const isFull = items.length >= control.max;
  return (
    <div className="list-control">
      {rows.length > 0 && (
        <ul className="list-rows" aria-label={label}>
          {rows.map((row) => (
            <ItemRow
              key={row.key}
              row={row}
              schema={control.item}
              path={[...path, row.index]}
              word={`${word} ${row.index + 1}`}
              list={list}
              count={rows.length}
              cannotRemove={cannotRemove}
              isNew={isAdding && row.index === items.length}
              onMove={move}
              onRemove={() => remove(row.index)}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="hint">{control.max} at most.</p>
      ) : (
        <button id={id} type="button" className="add-button" disabled={isAdding} onClick={add}>
          <StudioIcon name="plus" />
          Add {word.toLowerCase()}
        </button>
      )}
    </div>
  );
}
