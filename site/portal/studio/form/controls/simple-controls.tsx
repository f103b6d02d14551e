import { yamlText } from '../fields/yaml-text.ts';
import { useForm } from '../form-context.ts';
import { useText } from '../text/use-text.ts';
import { attributesOf, type ControlProps } from './control-props.ts';

/** Yes or no. */
export function FlagControl(props: ControlProps) {
  const { edit } = useForm();
  const { path, value } = props.field;
  return (
    <select
      {...attributesOf(props)}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => edit({ kind: 'set', path, value: currentTarget.value === 'true' })}
    >
      {value === undefined && (
        <option value="" disabled>
          Choose…
        </option>
      )}
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}

/** One of a few values. */
export function ChoiceControl({ options, ...props }: ControlProps & { options: readonly string[] }) {
  const { edit } = useForm();
  const { path, value } = props.field;
  const current = value === undefined ? '' : String(value);
  return (
    <select
      {...attributesOf(props)}
      value={current}
      onChange={({ currentTarget }) => edit({ kind: 'set', path, value: currentTarget.value })}
    >
      {current === '' && (
        <option value="" disabled>
          Choose…
        </option>
      )}
      {/* A mistake, or the column of a table. */}
      {current !== '' && !options.includes(current) && <option>{current}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

interface NumberProps extends ControlProps {
  isWhole: boolean;
  /** Facts and columns of a table can take the place of a number. */
  parse: (text: string) => unknown;
}

/** A number, or what can take its place. It is sent as soon as it is one. */
export function NumberControl({ isWhole, parse, ...props }: NumberProps) {
  const { edit } = useForm();
  const { path, value, isRequired, example } = props.field;
  const typed = useText({
    value: value === undefined ? undefined : String(value),
    isRequired,
    parse,
    set: (number, step) => edit({ kind: 'set', path, value: number }, step),
    remove: (step) => edit({ kind: 'remove', path }, step),
  });
  return (
    <input
      {...attributesOf(props)}
      {...typed.events}
      type="text"
      {...(!props.isBare && { className: 'short' })}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={typed.text}
      placeholder={example}
      onChange={({ currentTarget }) => typed.change(currentTarget.value)}
    />
  );
}

/** A color as `#rrggbb`, to choose or to type. */
export function ColorControl(props: ControlProps) {
  const { edit } = useForm();
  const { path, value, isRequired, label } = props.field;
  const set = (color: unknown, step?: string) => edit({ kind: 'set', path, value: color }, step);
  const typed = useText({
    value: value === undefined ? undefined : String(value),
    isRequired,
    parse: (text) => (isColor(text) ? text : undefined),
    set,
    remove: (step) => edit({ kind: 'remove', path }, step),
  });
  return (
    <div className="color-control">
      <input
        type="color"
        aria-label={`${label}, as a swatch`}
        value={isColor(typed.text) ? typed.text : '#000000'}
        {...typed.events}
        onChange={({ currentTarget }) => typed.change(currentTarget.value)}
      />
      <input
        {...attributesOf(props)}
        {...typed.events}
        type="text"
        spellCheck={false}
        value={typed.text}
        placeholder="#rrggbb"
        onChange={({ currentTarget }) => typed.change(currentTarget.value)}
      />
    </div>
  );
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A value without a control of its own, to read; it can be changed in the YAML. */
export function YamlValue({ field, describedBy }: ControlProps) {
  const { source, onYaml } = useForm();
  return (
    <>
      {field.value !== undefined && <pre className="yaml-value">{yamlText(field.value)}</pre>}
      <button
        type="button"
        className="text-button"
        aria-describedby={describedBy}
        onClick={() => onYaml(source.file, field.path)}
      >
        Edit in YAML
      </button>
    </>
  );
}
