import { Fragment } from 'react';
import { Icon } from '../icon.tsx';
import { Mark } from '../mark.tsx';

/**
 * Words that take turns in one place, by CSS alone. All of them lie in one grid cell, so the widest reserves the room
 * and nothing moves. Assistive technology reads the first.
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

/** Stops and restarts whatever moves in its section: a checkbox, so that it works without scripts. */
export function PauseWords({ what = 'the changing words' }: { what?: string }) {
  return (
    <label className="pause link pause-button">
      <input type="checkbox" aria-label={`Pause or play ${what}`} />
      <Icon name="pause" />
      <Icon name="play" />
      <span>Pause</span>
      <span>Play</span>
    </label>
  );
}
