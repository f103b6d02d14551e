import type { Country, defaultCountry } from './country.ts';
import { Flag } from './flag.tsx';
import { useCountryField } from './use-country-field.ts';

export type ChosenCountry = typeof defaultCountry & Partial<Country>;

interface Props {
  /** The input's id. Its error message has the id `<id>-error`. */
  id: string;
  /** The text in the prerendered page. */
  defaultValue: string;
  country: ChosenCountry;
  isInvalid: boolean;
  onChoose: (country: Country) => void;
}

/**
 * A searchable country field: a combobox with a listbox. It is a plain text field until it is awake, and stays one if
 * the list cannot be fetched.
 */
export function CountryField({ id, defaultValue, country, isInvalid, onChoose }: Props) {
  const { input, list, isAwake, isOpen, options, active, typed, choose, handlers } = useCountryField(
    country,
    onChoose,
  );
  const listId = `${id}-list`;
  const activeOption = isOpen ? options[active] : undefined;
  return (
    <div className="country">
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
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'listbox' as const,
          'aria-activedescendant': activeOption && list?.optionId(listId, activeOption),
        })}
        {...handlers}
      />
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
