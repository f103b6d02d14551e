import { type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useForm } from '../form-context.ts';
import { editOnLeave, shownText, type TypedText } from './typed-text.ts';

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
  const [typed, setTyped] = useState<TypedText>();
  const step = useRef('');
  // What an undo or another author made of the value since counts.
  if (typed && typed.over !== value) setTyped(undefined);

  function change(text: string, isComposing = false) {
    step.current ||= newStep();
    const meant = isComposing || !endsInWord.test(text) ? undefined : parse(text);
    if (meant === undefined) return setTyped({ text, over: value });
    set(meant, step.current);
    // A number can be written in several ways: `1.0` may be on its way to `1.05`.
    setTyped({ text, over: String(meant) });
  }

  function finish() {
    setTyped(undefined);
    const left = typed && editOnLeave({ text: typed.text, value, isRequired, parse });
    if (left === 'remove') remove(step.current);
    else if (left) set(left.set, step.current);
  }

  /** Undoes what was not sent. The studio would undo an earlier edit instead. */
  function onKeyDown(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !typed || typed.text === value) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped(undefined);
  }

  return {
    text: shownText(typed, value),
    change,
    /** For the control. */
    events: {
      onFocus: () => {
        step.current = newStep();
      },
      onBlur: finish,
      onKeyDown,
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(currentTarget.value),
    },
  };
}
