import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Country } from '../../../../schema/phone/country.ts';
import type { PhoneVerdict } from '../../../../schema/phone/judge-phone.ts';
import { withDialCode } from '../fields/read-lead.ts';
import type { DialedCountry } from './numbering.ts';
import { typeFormatted } from './type-formatted.ts';

type Numbering = typeof import('./numbering.ts');

/** How long a submission waits for the numbering data. The server judges the number in any case. */
const maxWaitMs = 1500;

interface PhoneOptions {
  /** Code of the chosen country. */
  chosen: string;
  /** The country of the number; undefined if the form has none, or one that is not from the list. */
  countryOf: () => DialedCountry | undefined;
  /** The typed number names another country. */
  onNamedCountry: (country: Country) => void;
  /** The data for the number has arrived, or its country has changed. */
  onRules: () => void;
}

/** The behavior of the phone field. Its code and data are fetched when it first gets the focus. */
export function usePhone({ chosen, countryOf, onNamedCountry, onRules }: PhoneOptions) {
  const input = useRef<HTMLInputElement>(null);
  const rules = useRef<Numbering>(undefined);

  const load = async (text: string): Promise<Numbering> => {
    const numbering = await import('./numbering.ts');
    await numbering.loadNumbering(text, countryOf());
    rules.current = numbering;
    return numbering;
  };

  /** Formats the number, or loads what that takes. */
  const format = useEffectEvent((): void => {
    const field = input.current;
    const numbering = rules.current;
    if (!field || field.value === '' || !numbering) return;
    const { value } = field;
    const country = countryOf();
    if (!numbering.isLoaded(value, country))
      return void load(value).then(
        () => {
          if (field.value === value) format();
          onRules();
        },
        () => undefined,
      );
    typeFormatted(field, (text) => numbering.format(text, country));
    const named = numbering.namedCountry(value, country);
    if (named && country && named.dialCode !== country.dialCode) onNamedCountry(named);
  });

  const changed = useEffectEvent(() => {
    if (!rules.current) return;
    format();
    onRules();
  });
  useEffect(() => changed(), [chosen]);

  const handlers = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!rules.current) load(currentTarget.value).then(format, () => undefined);
    },
    onChange: ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>;
      // Deleting a bracket must not bring it back.
      if (!isComposing && !/^(delete|history)/.test(inputType)) format();
    },
    onBlur: () => format(),
  };

  /** The verdict on a number, if the data for it is loaded. */
  const judgeNow = (text: string): PhoneVerdict | undefined => {
    const country = countryOf();
    if (text === '' || !rules.current?.isLoaded(text, country)) return undefined;
    return rules.current.judge(text, country);
  };

  /** The verdict on a number. Undefined if it is empty, or if the data does not arrive in time. */
  const judge = async (text: string): Promise<PhoneVerdict | undefined> => {
    if (text === '' || judgeNow(text)) return judgeNow(text);
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, maxWaitMs));
    return Promise.race([load(text), timeout]).then(
      () => judgeNow(text),
      () => undefined,
    );
  };

  /** The number with its dial code. */
  const complete = (text: string): string => {
    const country = countryOf();
    return rules.current?.isLoaded(text, country)
      ? rules.current.complete(text, country)
      : withDialCode(text, country?.dialCode);
  };

  return { input, handlers, judge, judgeNow, complete };
}
