import './picker.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '../../../../../schema/editor/folder-values.ts';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import { filterChoices } from './filter-choices.ts';

interface Props {
  /** Of the field, for its label. */
  id: string;
  'aria-label': string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  className?: string | undefined;
  /** Undefined if there is none yet. */
  value: string | undefined;
  choices: readonly Choice[];
  placeholder?: string;
  /** Whether other texts than the choices are values, too. */
  isFree?: boolean;
  onChoose: (value: string) => void;
  /** A free text was removed. */
  onClear?: () => void;
}

/** More of them are found by typing. */
const maxShown = 60;

/** A field that finds one of many choices as its name or description is typed. */
export function Picker({
  value,
  choices,
  placeholder,
  isFree = false,
  onChoose,
  onClear,
  ...attributes
}: Props) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const found = filterChoices(choices, query ?? '');
  const shown = found.slice(0, maxShown);

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  function open(text = '') {
    setQuery(text);
    const now = text === '' ? shown.findIndex((choice) => choice.value === value) : 0;
    setActive(Math.max(0, now));
  }

  function choose(chosen: string) {
    setQuery(undefined);
    if (chosen !== value) onChoose(chosen);
  }

  /** A free text counts when the field is left. */
  function leave() {
    const text = query?.trim() ?? '';
    setQuery(undefined);
    if (isFree && text !== '' && text !== value) onChoose(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setQuery(undefined);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const chosen = shown[active];
      const isTyped = isFree && query !== '' && chosen?.value !== query && !isNear(chosen, query);
      if (isTyped) leave();
      else if (chosen) choose(chosen.value);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Backspace' && !isOpen && onClear) {
      event.preventDefault();
      onClear();
    }
  }

  return (
    <div className="picker">
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${listId}${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? 'Choose…'}
        value={query ?? wordsOf(value, choices, isFree)}
        onClick={() => !isOpen && open()}
        onChange={({ currentTarget }) => open(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <StudioIcon name="down" />
      <div
        id={listId}
        ref={list}
        className="picker-list"
        role="listbox"
        aria-label="Choices"
        hidden={!isOpen}
      >
        {isOpen &&
          shown.map((choice, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={choice.value}
              id={`${listId}${index}`}
              className={index === active ? 'choice-row is-active' : 'choice-row'}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice.value)}
            >
              <span>{choice.value}</span>
              {choice.description !== '' && <small>{choice.description}</small>}
            </div>
          ))}
        {isOpen && found.length === 0 && (
          <p className="choice-note">
            {isFree ? 'Enter takes the address as it is.' : 'Nothing has this name.'}
          </p>
        )}
        {found.length > maxShown && (
          <p className="choice-note">{found.length - maxShown} more: type to find them.</p>
        )}
      </div>
    </div>
  );
}

/** Whether a choice is what a half-typed text means. */
const isNear = (choice: Choice | undefined, query: string) => choice?.value.startsWith(query) === true;

function wordsOf(value: string | undefined, choices: readonly Choice[], isFree: boolean): string {
  if (value === undefined) return '';
  const description = isFree ? '' : choices.find((choice) => choice.value === value)?.description;
  return description && description !== value ? `${value}: ${description}` : value;
}
