import './picture-control.css';
import { useId, useState } from 'react';
import type { ControlProps } from '../controls/control-props.ts';
import { FieldRow } from '../field-row.tsx';
import { type Field, fieldsOf } from '../fields/fields-of.ts';
import { isGroup } from '../fields/resolve.ts';
import { useForm } from '../form-context.ts';
import { PictureChoices } from './picture-choices.tsx';
import { referenceChoices } from './reference-choices.ts';

/** A picture of the folder, with what it shows in words. */
export function PictureControl({ field, id, name, describedBy }: ControlProps) {
  const { choices, source, schemas, edit, mediaUrl } = useForm();
  const { path, value, schema, label } = field;
  const [isOpen, setOpen] = useState(false);
  const [oldAlt, setOldAlt] = useState<unknown>();
  const gridId = useId();
  const src = isGroup(value) && typeof value.src === 'string' ? value.src : undefined;
  const { shown } = fieldsOf({ schema, data: value, path }, schemas);
  const file = shown.find(({ key }) => key === 'src');
  const alt = shown.find(({ key }) => key === 'alt');
  if (file?.control.kind !== 'reference') return null;
  const known = referenceChoices(file.control.reference, choices, source);
  const size = known.find((choice) => choice.value === src)?.description;

  return (
    <div className="picture-control">
      <div className="picture-now">
        {src !== undefined && <img src={mediaUrl(src)} alt="" loading="lazy" />}
        <button
          id={id}
          type="button"
          className="box-button"
          aria-expanded={isOpen}
          aria-controls={gridId}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">{name ?? label}: </span>
          <span>{src ?? 'Choose a picture'}</span>
          {size && <small>{size}</small>}
        </button>
      </div>
      <div id={gridId} hidden={!isOpen}>
        {isOpen && (
          <PictureChoices
            current={src}
            choices={known}
            onChoose={(chosen) => {
              setOpen(false);
              if (chosen !== src) setOldAlt(alt?.value);
              edit({ kind: 'set', path: file.path, value: chosen });
            }}
          />
        )}
      </div>
      {alt && src !== undefined && <AltText field={alt} />}
      <p role="status" className="hint">
        {oldAlt && oldAlt === alt?.value
          ? 'This alternative text was written for the previous picture. Does it still fit?'
          : ''}
      </p>
    </div>
  );
}

/** What the picture shows. Without any words it is decoration, which its author has to say. */
function AltText({ field }: { field: Field }) {
  const { edit } = useForm();
  const { path, value } = field;
  return (
    <>
      {value !== '' && <FieldRow field={field} />}
      <label className="check-line">
        <input
          type="checkbox"
          checked={value === ''}
          onChange={({ currentTarget }) =>
            edit(currentTarget.checked ? { kind: 'set', path, value: '' } : { kind: 'remove', path })
          }
        />
        Only decoration: screen readers skip it
      </label>
    </>
  );
}
