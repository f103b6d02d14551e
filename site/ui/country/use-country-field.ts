import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Country, defaultCountry } from './country.ts';
import { stepThrough } from './step-through.ts';

type List = typeof import('./country-list.tsx');

const fetchList = (): Promise<List> => import('./country-list.tsx');

/** The behavior of the country field: opens, searches, moves, chooses, and restores the previous choice. */
export function useCountryField(chosen: typeof defaultCountry, onChoose: (country: Country) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [list, setList] = useState<List>();
  const [isRequested, setRequested] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);

  const isOpen = isRequested && list !== undefined;
  const options = isOpen ? list.findCountries(typed) : [];
  const at = active < 0 ? options.findIndex(({ code }) => code === chosen.code) : active;

  /** If the list does not load, the field stays a text field. */
  const load = () => fetchList().then(setList, () => undefined);

  const open = (text: string) => {
    setTyped(text);
    setActive(text ? 0 : -1);
    setRequested(true);
    load();
  };
  const close = () => setRequested(false);

  const restore = () => {
    if (input.current) input.current.value = chosen.name;
    close();
  };
  const choose = (country: Country) => {
    if (input.current) input.current.value = country.name;
    onChoose(country);
    close();
  };

  /** Turns typed or autofilled text into a choice. @param isBlurred whether the visitor left the field */
  const commit = async (pick: (list: List, text: string) => Country | undefined, isBlurred = false) => {
    const text = input.current?.value.trim() ?? '';
    if (text === chosen.name || text === '') return restore();
    const known = list ?? (await fetchList().catch(() => undefined));
    if (!known) return close();
    // While the list loaded, the visitor may have returned to the field or kept typing.
    const isRefocused = isBlurred && document.activeElement === input.current;
    if (!list && (isRefocused || input.current?.value.trim() !== text)) return;
    const found = pick(known, text);
    if (found) choose(found);
    else restore();
  };
  const commitAutofill = () => commit(({ matchCountry }, text) => matchCountry(text));
  const commitTyped = (isBlurred = false) =>
    commit(({ findCountries }, text) => options[at] ?? findCountries(text)[0], isBlurred);

  const wake = useEffectEvent(() => {
    setAwake(true);
    const field = input.current;
    if (!field) return;
    const isFocused = document.activeElement === field;
    if (field.value !== chosen.name) {
      if (isFocused) open(field.value.trim());
      else commitAutofill();
    } else if (isFocused && matchMedia('(hover: none)').matches) {
      // On a touch device the focus came from a tap, which meant to open the list.
      field.select();
      open('');
    }
  });
  useEffect(() => wake(), []);

  const handlers = {
    onFocus: () => void load(),
    onClick: () => {
      if (isRequested) return;
      input.current?.select();
      open('');
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (document.activeElement === currentTarget) open(currentTarget.value.trim());
      else commitAutofill();
    },
    onBlur: () => void commitTyped(true),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, nativeEvent } = event;
      if (nativeEvent.isComposing) return;
      if (!isRequested) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
        open('');
      } else if (key === 'Escape' || (key === 'ArrowUp' && altKey)) restore();
      else if (key === 'Enter') {
        const option = options[at];
        if (option) choose(option);
        else if (!list) commitTyped();
      } else {
        const next = stepThrough(key, at, options.length);
        if (next === undefined) return;
        setActive(next);
      }
      // The form and the dialog around the field must not react to the key as well.
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { input, list, isAwake, isOpen, options, active: at, typed, choose, handlers };
}
