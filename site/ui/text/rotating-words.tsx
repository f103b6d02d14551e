import { Fragment } from 'react';
import { Icon } from '../icon.tsx';
import { Mark } from '../mark.tsx';

/**
 * Words that rotate in one position, with CSS alone. All are in one grid cell, so the widest word sets its size and the
 * layout does not shift. Assistive technology reads the first word.
 */
export function RotatingWords({ words }: { words: string[] }) {
  return (
    <span className="rot" data-turns={words.length}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span aria-hidden={index > 0 || undefined}>
            {word}
            <Mark name="under" />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** Pauses and resumes the CSS animations of its section. It is a checkbox, so it works without scripts. */
export function PauseWords({ name = 'the changing words' }: { name?: string }) {
  return (
    <label className="pause pause-button" title="Pause or play">
      <input type="checkbox" aria-label={`Pause or play ${name}`} />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  );
}
