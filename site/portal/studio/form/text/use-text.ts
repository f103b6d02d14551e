import { type CompositionEvent, useRef, useState } from 'react';
import { useForm } from '../form-context.ts';

interface Props {
  /** As the file has it; undefined for none. */
  value: string | undefined;
  /** Whether the key can be missing: it is removed when its text is. */
  isRequired: boolean;
  /** @returns the value that a text means; undefined if it means none yet */
  parse?: (text: string) => unknown;
  set: (value: unknown, step: string) => void;
  remove: (step: string) => void;
}

/** A space at the end of a YAML value needs quotes, which would stay when the next word is there. */
const endsInWord = /\S$/;

/**
 * A text that is being typed. It is sent with every letter, except while it means nothing: empty, after a space, not a
 * number yet, or in the middle of a composition, as for Chinese.
 */
export function useText({ value, isRequired, parse = (text) => text, set, remove }: Props) {
  const { newStep } = useForm();
  const [unsent, setUnsent] = useState<string>();
  const step = useRef('');

  function change(text: string, isComposing = false) {
    step.current ||= newStep();
    const meant = isComposing || !endsInWord.test(text) ? undefined : parse(text);
    setUnsent(meant === undefined ? text : undefined);
    if (meant !== undefined) set(meant, step.current);
  }

  function finish() {
    setUnsent(undefined);
    if (unsent === undefined) return;
    // What is no number is a mistake, which the studio explains in the words of `check`.
    const text = unsent.trimEnd();
    if (text !== '') set(text, step.current);
    else if (!isRequired && value !== undefined) remove(step.current);
    else if (isRequired && value !== undefined) set('', step.current);
  }

  return {
    text: unsent ?? value ?? '',
    change,
    /** For the control. */
    events: {
      onFocus: () => {
        step.current = newStep();
      },
      onBlur: finish,
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(currentTarget.value),
    },
  };
}
