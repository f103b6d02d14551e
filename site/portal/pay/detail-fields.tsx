import { TextField } from '../ui/field.tsx';
import { type DetailName, type DetailProblems, type Details, detailFields } from './details.ts';
import { usStates } from './us-states.ts';

interface Props {
  details: Details;
  problems: DetailProblems;
  isDisabled: boolean;
  onChange: (name: DetailName, value: string) => void;
}

const statesId = 'us-states';

/** The client's name, contact details, and billing address. */
export function DetailFields({ details, problems, isDisabled, onChange }: Props) {
  const field = (name: DetailName, className: string) => {
    const { missing: _, ...attributes } = detailFields[name];
    return (
      <TextField
        {...attributes}
        name={name}
        className={className}
        value={details[name]}
        error={problems[name]}
        disabled={isDisabled}
        maxLength={200}
        required
        list={name === 'state' ? statesId : undefined}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      />
    );
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
      <fieldset className="group">
        <legend>Billing address</legend>
        {field('address', 'whole')}
        {field('city', 'third whole-on-phone')}
        {field('state', 'third')}
        {field('zipCode', 'third')}
        <datalist id={statesId}>
          {usStates.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      </fieldset>
    </>
  );
}
