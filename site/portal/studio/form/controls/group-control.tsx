import { useId, useState } from 'react';
import { problemsIn } from '../edits/problems.ts';
import { FieldList } from '../field-list.tsx';
import { fieldsOf } from '../fields/fields-of.ts';
import { isGroup } from '../fields/resolve.ts';
import { summaryOf } from '../fields/summary.ts';
import { useForm } from '../form-context.ts';
import type { ControlProps } from './control-props.ts';
import { FoldButton } from './fold-button.tsx';

/** Larger groups are one line until they are opened. */
const maxOpen = 3;

/** The fields of a group. */
export function GroupControl({ field, isOpened = false }: ControlProps) {
  const { schema, value, path, label } = field;
  const { schemas, source } = useForm();
  const id = useId();
  const { shown } = fieldsOf({ schema, data: value, path }, schemas);
  const isLarge = shown.length > maxOpen && isGroup(value) && !isOpened;
  const [isOpen, setOpen] = useState(!isLarge);
  // There is no room for the names of pages that values come from.
  const isPair = shown.length === 2 && shown[0]?.control.kind === 'number' && source.extends.length === 0;
  return (
    <>
      {isLarge && (
        <FoldButton
          name={summaryOf(value).name}
          isOpen={isOpen}
          controls={id}
          problems={isOpen ? [] : problemsIn(source, path)}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <div id={id} className={isPair ? 'field-group is-pair' : 'field-group'} hidden={!isOpen}>
        {isOpen && (
          <FieldList
            schema={schema}
            data={value}
            path={path}
            name={`this ${label.toLowerCase().replace(/ \d+$/, '')}`}
          />
        )}
      </div>
    </>
  );
}
