import './conflict-card.css';
import { useId, useState } from 'react';
import type { ChoiceBody, Conflict } from '../../../../../schema/api/studio/draft.ts';
import { yamlText } from '../fields/yaml-text.ts';
import { differingLines } from './differing-lines.ts';

interface Props {
  conflict: Conflict;
  /** The author's name. */
  me: string;
  /** @param value for `third` */
  onChoose: (take: ChoiceBody['take'], value?: unknown) => void;
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });

/** A value that two authors changed, until one of them chooses. */
export function ConflictCard({ conflict, me, onChoose }: Props) {
  const { what, before } = conflict;
  const isMine = conflict.second.author === me;
  const [mine, theirs] = isMine ? [conflict.second, conflict.first] : [conflict.first, conflict.second];
  const [take, setTake] = useState<'first' | 'second' | 'before'>(isMine ? 'second' : 'first');
  const [third, setThird] = useState<string>();
  const id = useId();
  const nameOf = (author: string) => (author === me ? 'You' : author);
  const isText = typeof mine.value === 'string' && typeof theirs.value === 'string';
  const [mineText = '', theirText = '', beforeText = ''] = isText
    ? differingLines([mine.value, theirs.value, before ?? ''].map(String))
    : [mine.value, theirs.value, before].map((value) => (value === null ? 'Removed' : yamlText(value)));
  const options = [
    { take: isMine ? 'second' : 'first', who: `${nameOf(mine.author)}, ${timeOf(mine.at)}`, text: mineText },
    {
      take: isMine ? 'first' : 'second',
      who: `${nameOf(theirs.author)}, ${timeOf(theirs.at)}`,
      text: theirText,
    },
    { take: 'before', who: 'Before', text: before === null ? 'Nothing' : beforeText },
  ] as const;
  const keep = { [options[0].take]: mine.author, [options[1].take]: theirs.author }[take];

  return (
    <section className="conflict-card" aria-labelledby={id}>
      <div role="alert">
        <h3 id={id}>
          {nameOf(mine.author)} and {firstName(nameOf(theirs.author))} changed the same{' '}
          {isText ? 'line' : 'value'}: {what}.
        </h3>
      </div>
      <p className="hint">Both are kept until one of you chooses. Nothing else on the page is held up.</p>
      {third === undefined ? (
        <>
          {options.map((option) => (
            <label key={option.take} className="conflict-option">
              <input
                type="radio"
                name={`${id}take`}
                checked={take === option.take}
                onChange={() => setTake(option.take)}
              />
              <span>
                <small>{option.who}</small>
                <b className={option.take === 'before' ? 'is-before' : undefined}>{option.text}</b>
              </span>
            </label>
          ))}
          <div className="button-row">
            <button type="button" className="ink-button" onClick={() => onChoose(take)}>
              {keepWords(keep, me)}
            </button>
            {isText && (
              <button type="button" className="small-button" onClick={() => setThird(String(mine.value))}>
                Write a third
              </button>
            )}
          </div>
        </>
      ) : (
        <>
          <textarea
            aria-label={`A third text for ${what}`}
            rows={3}
            value={third}
            onChange={({ currentTarget }) => setThird(currentTarget.value)}
          />
          <div className="button-row">
            <button
              type="button"
              className="ink-button"
              disabled={third.trim() === ''}
              onClick={() => onChoose('third', third)}
            >
              Keep this
            </button>
            <button type="button" className="small-button" onClick={() => setThird(undefined)}>
              Back
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const timeOf = (at: string) => timeFormat.format(new Date(at));

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** @param author undefined for the value before */
function keepWords(author: string | undefined, me: string): string {
  if (author === undefined) return 'Keep what was before';
  return author === me ? 'Keep mine' : `Keep ${firstName(author)}’s`;
}
