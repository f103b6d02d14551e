import './mark-bar.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import type { TextControl } from '../fields/control.ts';
import { useForm } from '../form-context.ts';
import { insertLink, insertText, marks, type Selected, toggleMark } from './marks.ts';

interface Props {
  /** What the text is called. */
  name: string;
  control: TextControl;
  onApply: (make: (selected: Selected) => Selected) => void;
}

const signs: Record<string, string> = { Strike: 's', Insert: 'i', Strong: 'b' };

/** Buttons that work on the selection of a text. One of them is in the tab order; arrows reach the others. */
export function MarkBar({ name, control: { isRich, inserts }, onApply }: Props) {
  const { choices } = useForm();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...(isRich
      ? [
          ...marks.map((mark) => ({
            name: `${mark.name}, Ctrl ${mark.key.toUpperCase()}`,
            className: `mark-button on-${mark.name.toLowerCase()}`,
            sign: <span>{signs[mark.name] ?? mark.key}</span>,
            make: (selected: Selected) => toggleMark(selected, mark),
          })),
          {
            name: 'Link',
            className: 'mark-button on-link',
            sign: <span>link</span>,
            make: insertLink,
          },
          {
            name: 'Check mark in the margin',
            className: 'mark-button',
            sign: <StudioIcon name="tick" />,
            make: (selected: Selected) => insertText(selected, '{tick}'),
          },
        ]
      : []),
    ...inserts.map((insert) => ({
      name: `Insert ${insert}`,
      className: 'mark-button as-code',
      sign: <span>{insert}</span>,
      make: (selected: Selected) => insertText(selected, insert),
    })),
  ];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('[data-in-bar]') ?? [])];
    if (!step || all.length === 0 || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const next = (current + step + all.length) % all.length;
    setCurrent(next);
    all[next]?.focus();
  }

  if (buttons.length === 0 && choices.facts.length === 0) return null;
  return (
    <div ref={bar} className="mark-bar" role="toolbar" aria-label={`Marks for ${name}`} onKeyDown={onKeyDown}>
      {buttons.map(({ name, className, sign, make }, index) => (
        <button
          key={name}
          type="button"
          data-in-bar=""
          className={className}
          aria-label={name}
          title={name}
          tabIndex={index === current ? 0 : -1}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onApply(make)}
        >
          {sign}
        </button>
      ))}
      {choices.facts.length > 0 && (
        // Arrows choose in it, so it is in the tab order itself.
        <select
          className="fact-menu"
          aria-label="Insert a fact"
          title="Insert a fact"
          value=""
          onChange={({ currentTarget }) => {
            const fact = currentTarget.value;
            onApply((selected) => insertText(selected, `\${${fact}}`));
          }}
        >
          <option value="" disabled hidden>
            {'{fact}'}
          </option>
          {choices.facts.map(({ value, description }) => (
            <option key={value} value={value}>
              {description === '' ? value : `${value}: ${description}`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
