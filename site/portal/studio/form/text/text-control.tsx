import './text-control.css';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { attributesOf, type ControlProps } from '../controls/control-props.ts';
import type { TextControl as Kind } from '../fields/control.ts';
import { useForm } from '../form-context.ts';
import { MarkBar } from './mark-bar.tsx';
import { marks, type Selected, toggleMark } from './marks.ts';
import { useText } from './use-text.ts';

interface Props extends ControlProps {
  control: Kind;
}

/** A text, with buttons for marks and facts above it while it is edited. */
export function TextControl({ control, ...props }: Props) {
  const { field, isBare = false } = props;
  const { path, value, isRequired, example } = field;
  const { edit } = useForm();
  const typed = useText({
    value: value === undefined ? undefined : String(value),
    isRequired,
    set: (text, step) => edit({ kind: 'set', path, value: text }, step),
    remove: (step) => edit({ kind: 'remove', path }, step),
  });
  const element = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<Selected>(undefined);
  const [isActive, setActive] = useState(false);
  useLayoutEffect(() => {
    if (wanted.current) element.current?.setSelectionRange(wanted.current.start, wanted.current.end);
    wanted.current = undefined;
  });

  if (control.isLine)
    return (
      <input
        {...attributesOf(props)}
        {...typed.events}
        type="text"
        value={typed.text}
        placeholder={isBare ? undefined : example}
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) =>
          typed.change(currentTarget.value, (nativeEvent as InputEvent).isComposing)
        }
      />
    );

  const hasBreaks = control.hasBreaks || typed.text.includes('\n');

  /** Changes the text by a button or a key, and puts the selection where it belongs. */
  function apply(make: (selected: Selected) => Selected) {
    if (!element.current) return;
    const { selectionStart: start, selectionEnd: end } = element.current;
    const made = make({ text: typed.text, start, end });
    wanted.current = made;
    element.current.focus();
    typed.change(made.text);
  }

  function onKeyDown(event: KeyboardEvent) {
    typed.events.onKeyDown(event);
    if (event.key === 'Enter' && !hasBreaks && !event.nativeEvent.isComposing) event.preventDefault();
    if (!control.isRich || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const mark = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!mark) return;
    event.preventDefault();
    apply((selected) => toggleMark(selected, mark));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls in it
    <div
      className="text-control"
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => setActive(currentTarget.contains(relatedTarget))}
    >
      <textarea
        {...attributesOf(props)}
        {...typed.events}
        ref={element}
        rows={1}
        value={typed.text}
        placeholder={isBare ? undefined : example}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget, nativeEvent }) => {
          const text = hasBreaks ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, ' ');
          typed.change(text, (nativeEvent as InputEvent).isComposing);
        }}
      />
      {isActive && <MarkBar name={field.label} control={control} onApply={apply} />}
    </div>
  );
}
