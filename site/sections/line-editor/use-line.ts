import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer } from './marking/answer-paste.ts';
import type { LineEditorProps } from './props.ts';
import { createStoredLine } from './stored-line.ts';

type Answers = (pasted: string) => Answer;

/** The line in the field, and the editor's answer to it. The rules load when the field gets the focus. */
export function useLine(formId: string, { marks, phrases, answers }: LineEditorProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const lineRef = useRef<HTMLElement>(null);
  const choicesRef = useRef<HTMLHeadingElement>(null);
  const loading = useRef<Promise<Answers>>(undefined);
  /** What was in the field, which then has only the line that is marked. */
  const pasted = useRef('');
  const [stored] = useState(() => createStoredLine(formId));

  const load = () => {
    loading.current ??= import('./marking/answer-paste.ts').then(({ createAnswers }) =>
      createAnswers({ marks, phrases }),
    );
    // The next press tries again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };

  const mark = async (choice?: string) => {
    const control = field.current;
    if (!control) return;
    const text = choice ?? control.value;
    let next: Answer;
    try {
      next = (await load())(text);
    } catch {
      setProblem('Something went wrong. Please try again.');
      return;
    }
    pasted.current = control.value;
    // The form sends what the page shows.
    if (next.kind === 'marked') control.value = next.line;
    flushSync(() => {
      setAnswer(next);
      setProblem(next.kind === 'marked' || next.kind === 'several' ? '' : answers[next.kind]);
    });
    stored.write(control.value);
    if (next.kind === 'marked') show(lineRef.current, 'nearest');
    else if (next.kind === 'several') show(choicesRef.current, 'start');
    else control.focus();
  };

  const again = () => {
    flushSync(() => setAnswer(undefined));
    const control = field.current;
    if (!control) return;
    control.value = pasted.current || control.value;
    control.focus();
    control.select();
  };

  const preload = useEffectEvent(() => void load().catch(() => {}));

  useEffect(() => {
    const control = field.current;
    if (!control) return;
    // Browsers restore the field after a reload; those that do not get it back here.
    if (control.value === '') control.value = stored.read();
    // The focus that woke this island came before its listeners.
    if (document.activeElement === control) preload();
    const controller = new AbortController();
    const { signal } = controller;
    // A sent form is cleared: the line is not kept any longer, and going back shows an empty field.
    control.form?.addEventListener('reset', () => stored.write(''), { signal });
    addEventListener('pageshow', () => control.value === '' && setAnswer(undefined), { signal });
    return () => controller.abort();
  }, [stored]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void mark();
  };

  return {
    answer,
    problem,
    mark: (choice?: string) => void mark(choice),
    again,
    lineRef,
    choicesRef,
    field: {
      ref: field,
      onFocus: () => void load().catch(() => {}),
      onInput: () => {
        stored.write(field.current?.value ?? '');
        setProblem('');
      },
      onKeyDown,
    },
  };
}

function show(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
