import { Fragment } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';

/**
 * Words that take turns in one place, by CSS alone. All of them lie in one grid cell, so the widest reserves the room
 * and nothing moves. Assistive technology reads the first.
 */
export function RotatingWords({ words }: { words: string[] }) {
  return (
    <span className="rot" data-words={words.length}>
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

/** Stops and restarts whatever moves in the hero: a checkbox, so that it works without scripts. */
export function PauseWords() {
  return (
    <label className="pause link pause-button">
      <input type="checkbox" aria-label="Pause or play the changing words" />
      <Icon name="pause" />
      <Icon name="play" />
      <span>Pause</span>
      <span>Play</span>
    </label>
  );
}
