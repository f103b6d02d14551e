import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeInWords } from '../../../../schema/api/studio/draft.ts';
import { StudioIcon } from '../ui/studio-icon.tsx';
import type { Inheritance } from './edits/origins.ts';
import { isSamePath } from './edits/source.ts';
import type { Field } from './fields/fields-of.ts';
import { useForm } from './form-context.ts';

interface Props {
  field: Field;
  /** Of the control that the label is for; undefined if it names a group. */
  id: string | undefined;
  /** Of the name. */
  nameId: string;
  inheritance: Inheritance;
  /** Of this draft. */
  change: ChangeInWords | undefined;
  onDiscard: (() => void) | undefined;
}

/** The line above a value: what it is called, where it comes from, and how to remove it or undo its change. */
export function FieldHead({ field, id, nameId, inheritance, change, onDiscard }: Props) {
  const { edit, onRemoved, onRevert } = useForm();
  const { path, label, value, isRequired } = field;
  const isRemovable = !isRequired && (value !== undefined || onDiscard !== undefined);

  function remove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const list = currentTarget.closest('.field-list, .map-control');
    flushSync(() => {
      onDiscard?.();
      if (value !== undefined) edit({ kind: 'remove', path });
    });
    // The focus goes to where the field can be added again.
    if (!currentTarget.isConnected)
      list?.querySelector<HTMLElement>(':scope > .add-keys > summary, :scope > .new-name > input')?.focus();
    if (value !== undefined) onRemoved?.(label);
  }

  return (
    <div className="field-head">
      {id === undefined ? (
        <span className="field-name" id={nameId}>
          {label}
        </span>
      ) : (
        <label className="field-name" htmlFor={id}>
          {label}
        </label>
      )}
      {isRemovable && (
        <button
          type="button"
          className="icon-button remove-button"
          aria-label={`Remove ${label}`}
          title={`Remove ${label}`}
          onClick={remove}
        >
          <StudioIcon name="close" />
        </button>
      )}
      <FieldNote field={field} inheritance={inheritance} />
      {change && onRevert && (
        <button type="button" className="text-button" onClick={() => onRevert(change)}>
          Undo this
        </button>
      )}
    </div>
  );
}

/** Who else edits a value, or where it comes from. */
function FieldNote({ field, inheritance }: Pick<Props, 'field' | 'inheritance'>) {
  const { peers } = useForm();
  const peer = peers.find(({ at }) => at !== undefined && isSamePath(at.path, field.path));
  if (peer) return <span className="field-note is-peer">{peer.name.split(' ')[0]} is typing</span>;
  if (inheritance.kind === 'own') return null;
  const words = inheritance.kind === 'inherited' ? 'from' : 'was from';
  return (
    <span className="field-note">
      {words} {inheritance.from}
    </span>
  );
}
