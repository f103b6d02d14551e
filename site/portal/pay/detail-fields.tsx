import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../ui/field.tsx';
import { type DetailName, type DetailProblems, type Details, detailFields } from './details.ts';
import { StateSelect } from './state-select.tsx';

interface Props {
  details: Details;
  problems: DetailProblems;
  /** Whether the billing address is outside the US. */
  isAbroad: boolean;
  isDisabled: boolean;
  onChange: (name: DetailName, value: string) => void;
  onAbroad: (isAbroad: boolean) => void;
}

/** The client's name, contact details, and billing address. */
export function DetailFields({ details, problems, isAbroad, isDisabled, onChange, onAbroad }: Props) {
  const address = useRef<HTMLFieldSetElement>(null);
  const { state: stateField, ...fields } = detailFields(isAbroad);
  const control = (name: DetailName) => ({
    name,
    value: details[name],
    error: problems[name],
    disabled: isDisabled,
    required: true,
  });
  const field = (name: Exclude<DetailName, 'state'>, className: string) => {
    const { missing: _, ...attributes } = fields[name];
    return (
      <TextField
        {...attributes}
        {...control(name)}
        className={className}
        maxLength={200}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      />
    );
  };
  const moveAbroad = (isNowAbroad: boolean) => {
    // Synchronous, because the other control then gets the focus.
    flushSync(() => {
      onAbroad(isNowAbroad);
      onChange('state', '');
    });
    address.current?.querySelector<HTMLElement>('[name="state"]')?.focus();
  };
  return (
    <>
      <fieldset className="group">
        <legend>Your details</legend>
        {field('firstName', 'half')}
        {field('lastName', 'half')}
        {field('email', 'half whole-on-phone')}
        {field('phone', 'half whole-on-phone')}
      </fieldset>
      <fieldset className="group" ref={address}>
        <legend>Billing address</legend>
        {field('address', 'whole')}
        {field('city', 'third whole-on-phone')}
        {isAbroad ? (
          <TextField
            {...control('state')}
            label={stateField.label}
            autoComplete={stateField.autoComplete}
            className="third"
            maxLength={200}
            onChange={({ currentTarget }) => onChange('state', currentTarget.value)}
          />
        ) : (
          <StateSelect
            {...control('state')}
            label={stateField.label}
            autoComplete={stateField.autoComplete}
            className="third"
            onState={(state) => onChange('state', state)}
            onAbroad={() => moveAbroad(true)}
          />
        )}
        {field('zipCode', 'third')}
        {isAbroad && (
          <p className="whole small">
            <button type="button" className="link" disabled={isDisabled} onClick={() => moveAbroad(false)}>
              Use a US address
            </button>
          </p>
        )}
      </fieldset>
    </>
  );
}
