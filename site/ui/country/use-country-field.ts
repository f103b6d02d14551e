import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Country, defaultCountry } from './country.ts';
import { stepThrough } from './step-through.ts';

type List = typeof import('./country-list.tsx');

const fetchList = (): Promise<List> => import('./country-list.tsx');

/** What the country field does: open, search, move, choose, and put back what was chosen before. */
export function useCountryField(chosen: typeof defaultCountry, onChoose: (country: Country) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [list, setList] = useState<List>();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);

  const isOpen = isAsked && list !== undefined;
  const options = isOpen ? list.findCountries(typed) : [];
  const at = active < 0 ? options.findIndex(({ code }) => code === chosen.code) : active;

  /** Without the list the field stays a text field, which is sent as it is. */
  const load = () => fetchList().then(setList, () => undefined);

  const open = (text: string) => {
    setTyped(text);
    setActive(text ? 0 : -1);
    setAsked(true);
    load();
  };
  const close = () => setAsked(false);

  const putBack = () => {
    if (input.current) input.current.value = chosen.name;
    close();
  };
  const choose = (country: Country) => {
    if (input.current) input.current.value = country.name;
    onChoose(country);
    close();
  };

  /** Makes a country of a text that was typed, or that the browser filled in. */
  const settle = async (pick: (list: List, text: string) => Country | undefined, isLeft = false) => {
    const text = input.current?.value.trim() ?? '';
    if (text === chosen.name || text === '') return putBack();
    const known = list ?? (await fetchList().catch(() => undefined));
    if (!known) return close();
    // While the list was on its way, the visitor may have come back to the field, or typed on.
    const isBack = isLeft && document.activeElement === input.current;
    if (!list && (isBack || input.current?.value.trim() !== text)) return;
    const found = pick(known, text);
    if (found) choose(found);
    else putBack();
  };
  const settleFilledIn = () => settle(({ matchCountry }, text) => matchCountry(text));
  const settleTyped = (isLeft = false) =>
    settle(({ findCountries }, text) => options[at] ?? findCountries(text)[0], isLeft);

  const wake = useEffectEvent(() => {
    setAwake(true);
    const field = input.current;
    if (!field) return;
    const isFocused = document.activeElement === field;
    if (field.value !== chosen.name) {
      if (isFocused) open(field.value.trim());
      else settleFilledIn();
    } else if (isFocused && matchMedia('(hover: none)').matches) {
      // Only a touch brings the focus here on such a device: what it asked for is done now.
      field.select();
      open('');
    }
  });
  useEffect(() => wake(), []);

  const handlers = {
    onFocus: () => void load(),
    onClick: () => {
      if (isAsked) return;
      input.current?.select();
      open('');
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (document.activeElement === currentTarget) open(currentTarget.value.trim());
      else settleFilledIn();
    },
    onBlur: () => void settleTyped(true),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, nativeEvent } = event;
      if (nativeEvent.isComposing) return;
      if (!isAsked) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
        open('');
      } else if (key === 'Escape' || (key === 'ArrowUp' && altKey)) putBack();
      else if (key === 'Enter') {
        const option = options[at];
        if (option) choose(option);
        else if (!list) settleTyped();
      } else {
        const next = stepThrough(key, at, options.length);
        if (next === undefined) return;
        setActive(next);
      }
      // Handled here: neither a form nor a dialog around the field may hear of it.
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { input, list, isAwake, isOpen, options, active: at, typed, choose, handlers };
}
