import { attributesOf, type ControlProps } from '../controls/control-props.ts';
import { useForm } from '../form-context.ts';
import { Picker } from './picker.tsx';

/** A link: a page of the site, a section of one, or any other address. */
export function LinkControl(props: ControlProps) {
  const { path, value, isRequired } = props.field;
  const { choices, edit } = useForm();
  const { routes = [], places = [] } = choices.links ?? {};
  const known = [...routes, ...places];
  const page = known.find((choice) => choice.value === value);
  return (
    <>
      <Picker
        {...attributesOf(props)}
        isFree
        value={value === undefined ? undefined : String(value)}
        choices={known}
        placeholder="A page, or an address"
        onChoose={(chosen) => edit({ kind: 'set', path, value: chosen })}
        {...(!isRequired && { onClear: () => edit({ kind: 'remove', path }) })}
      />
      {page && <p className="hint">{page.description}</p>}
    </>
  );
}
