import './country-list.css';
import { useEffect, useRef } from 'react';
import type { Country } from '../../../schema/phone/country.ts';
import { Flag } from './flag.tsx';

export { matchCountry } from '../../../schema/phone/match-country.ts';
export { findCountries } from './find-countries.ts';

interface Props {
  /** The listbox's id. `optionId` derives the ids of options from it. */
  id: string;
  options: readonly Country[];
  /** Index of the option that Enter chooses. */
  active: number;
  /** Code of the chosen country. */
  chosen: string;
  typed: string;
  onChoose: (country: Country) => void;
}

export const optionId = (id: string, country: Country) => `${id}-${country.code}`;

/** The popup of the country field. It is fetched on first use, with the countries and their flags. */
export function CountryList({ id, options, active, chosen, typed, onChoose }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => showOption(list.current, active, options), [active, options]);
  return (
    <div className="country-list" ref={popup}>
      <div
        id={id}
        ref={list}
        role="listbox"
        aria-label="Countries"
        hidden={options.length === 0}
        // The field keeps the focus while the list is clicked.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field points to it with aria-activedescendant
          <div
            key={country.code}
            id={optionId(id, country)}
            role="option"
            aria-selected={country.code === chosen}
            className={index === active ? 'is-active' : undefined}
            onClick={() => onChoose(country)}
          >
            <Flag index={country.flag} />
            <span>{country.name}</span>
            <span className="dial-code">{country.dialCode}</span>
          </div>
        ))}
      </div>
      <p role="status" className={options.length > 0 ? 'visually-hidden' : undefined}>
        {options.length > 0
          ? `${options.length} ${options.length === 1 ? 'country' : 'countries'}`
          : `No country matches “${typed}”.`}
      </p>
    </div>
  );
}

/** Scrolls the list, but nothing around it, to show the option: in the middle when the list opens. */
function showOption(list: HTMLElement | null, active: number, { length }: readonly Country[]): void {
  const option = active < length ? list?.children[active] : undefined;
  if (!list || !(option instanceof HTMLElement)) return;
  const top = option.offsetTop;
  const above = list.clientHeight - option.offsetHeight;
  if (list.scrollTop === 0 && top > above) list.scrollTop = top - above / 2;
  else list.scrollTop = Math.max(Math.min(list.scrollTop, top), top - above);
}
