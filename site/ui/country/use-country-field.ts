import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Country, defaultCountry } from '../../../schema/phone/country.ts';
import { stepThrough } from './step-through.ts';

type List = typeof import('./country-list.tsx');

const fetchList = (): Promise<List> => import('./country-list.tsx');

/** Chooses a country by a text. */
type Pick = (list: List, text: string) => Country | undefined;

interface CountryOptions {
  chosen: typeof defaultCountry;
  /** The form's label for the default country. */
  defaultLabel: string;
  onChoose: (country: Country) => void;
  /** The visitor has chosen a country from the list. */
  onDone: () => void;
}

export type CountryFieldState = ReturnType<typeof useCountryField>;

/** The behavior of the country field: opens, searches, moves, chooses, and restores the previous choice. */
export function useCountryField({ chosen, defaultLabel, onChoose, onDone }: CountryOptions) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pending = useRef<Promise<void>>(undefined);
  const [isAwake, setAwake] = useState(false);
  const [list, setList] = useState<List>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);

  const options = isOpen && list ? list.findCountries(typed) : [];
  const at = active < 0 ? options.findIndex(({ code }) => code === chosen.code) : active;

  /** If the list does not load, the field stays a text field. */
  const load = () => void fetchList().then(setList, () => undefined);

  const search = (text: string) => {
    setTyped(text);
    setActive(text ? 0 : -1);
    setOpen(true);
    load();
  };
  const open = () => {
    // Synchronous, because a hidden field cannot get the focus.
    flushSync(() => search(''));
    input.current?.focus();
    input.current?.select();
  };

  const restore = () => {
    if (input.current) input.current.value = chosen.name;
    setOpen(false);
  };
  /** Also shows the country's flag, which comes with the list. */
  const set = (country: Country) => {
    const named = country.code === defaultCountry.code ? { ...country, name: defaultLabel } : country;
    if (input.current) input.current.value = named.name;
    setOpen(false);
    onChoose(named);
    load();
  };
  const choose = (country: Country) => {
    flushSync(() => set(country));
    onDone();
  };

  /** Turns the text of the page, or what was typed, into a choice. */
  const commit = (pick: Pick): void => {
    const committed = commitTyped(pick).finally(() => {
      if (pending.current === committed) pending.current = undefined;
    });
    pending.current = committed;
  };
  const commitTyped = async (pick: Pick): Promise<void> => {
    const text = input.current?.value.trim() ?? '';
    if (text === chosen.name || text === '') return restore();
    setOpen(false);
    // Without a list the text is the choice.
    const known = list ?? (await fetchList().catch(() => undefined));
    // While the list loaded, the visitor may have returned to the field or typed something else.
    const isSame = input.current?.value.trim() === text && document.activeElement !== input.current;
    if (!known || (!list && !isSame)) return;
    const found = pick(known, text);
    // Synchronous, because a submission that waits for the choice reads it next.
    if (found) flushSync(() => set(found));
    else restore();
  };

  const wake = useEffectEvent(() => {
    setAwake(true);
    if (input.current && input.current.value !== chosen.name)
      commit(({ matchCountry }, text) => matchCountry(text));
  });
  useEffect(() => wake(), []);

  const handlers = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => search(currentTarget.value.trim()),
    onBlur: () => {
      if (isOpen) commit(({ findCountries }, text) => options[at] ?? findCountries(text)[0]);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, nativeEvent } = event;
      if (nativeEvent.isComposing) return;
      if (key === 'Escape') {
        flushSync(restore);
        button.current?.focus();
      } else if (key === 'Enter') {
        const option = options[at];
        if (option) choose(option);
        else if (!list) onDone();
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

  return {
    input,
    button,
    /** Resolves when the text in the field has become a choice; undefined if it is one. */
    pending,
    list,
    isAwake,
    isOpen,
    options,
    active: at,
    typed,
    open,
    preload: load,
    set,
    choose,
    handlers,
  };
}
