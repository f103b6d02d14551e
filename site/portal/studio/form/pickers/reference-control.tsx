import { attributesOf, type ControlProps } from '../controls/control-props.ts';
import type { Reference } from '../fields/control.ts';
import { useForm } from '../form-context.ts';
import { Picker } from './picker.tsx';
import { referenceChoices } from './reference-choices.ts';

/** The name of something in the folder, such as a form or a package. */
export function ReferenceControl({ reference, ...props }: ControlProps & { reference: Reference }) {
  const { path, value } = props.field;
  const { choices, source, edit } = useForm();
  return (
    <Picker
      {...attributesOf(props)}
      value={value === undefined ? undefined : String(value)}
      choices={referenceChoices(reference, choices, source)}
      onChoose={(chosen) => edit({ kind: 'set', path, value: chosen })}
    />
  );
}
