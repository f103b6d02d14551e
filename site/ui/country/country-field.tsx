import type { Country, defaultCountry } from '../../../schema/phone/country.ts';
import { Flag } from './flag.tsx';
import type { CountryFieldState } from './use-country-field.ts';

export type ChosenCountry = typeof defaultCountry & Partial<Country>;

interface Props {
  /** The input's id. Its error message has the id `<id>-error`. */
  id: string;
  /** The text in the prerendered page. */
  defaultValue: string;
  country: ChosenCountry;
  isInvalid: boolean;
  state: CountryFieldState;
}

/**
 * A searchable country field: a combobox with a listbox, closed until its button is pressed. Without scripts it is a
 * visible text field, and it stays one if the list cannot be fetched.
 */
export function CountryField({ id, defaultValue, country, isInvalid, state }: Props) {
  const { input, list, isAwake, isOpen, options, active, typed, choose, handlers } = state;
  const listId = `${id}-list`;
  const isListed = isOpen && list !== undefined;
  const activeOption = isListed ? options[active] : undefined;
  return (
    <div>
      <div className="search">
        <Flag index={country.flag} />
        <input
          ref={input}
          id={id}
          name="country"
          type="text"
          defaultValue={defaultValue}
          autoComplete="country-name"
          spellCheck={false}
          aria-describedby={`${id}-error`}
          aria-invalid={isInvalid || undefined}
          {...(isAwake && {
            role: 'combobox',
            'aria-expanded': isListed,
            'aria-controls': isListed ? listId : undefined,
            'aria-autocomplete': 'list' as const,
            'aria-haspopup': 'listbox' as const,
            'aria-activedescendant': activeOption && list?.optionId(listId, activeOption),
          })}
          {...handlers}
        />
      </div>
      {list && isOpen && (
        <list.CountryList
          id={listId}
          options={options}
          active={active}
          chosen={country.code}
          typed={typed}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface DialButtonProps {
  /** The id of the dial code. */
  id: string;
  country: ChosenCountry;
  state: CountryFieldState;
}

/** The dial code next to the number. It opens the country field. */
export function DialButton({ id, country, state }: DialButtonProps) {
  const { button, isOpen, open, preload } = state;
  return (
    <button
      ref={button}
      className="dial"
      type="button"
      // A click before hydration marks the button as busy.
      suppressHydrationWarning
      aria-expanded={isOpen}
      onClick={open}
      onFocus={preload}
      onPointerEnter={preload}
    >
      <Flag index={country.flag} />
      <span className="visually-hidden">Country: {country.name}. </span>
      <span id={id}>
        <span className="visually-hidden">Dial code </span>
        {country.dialCode}
      </span>
    </button>
  );
}
