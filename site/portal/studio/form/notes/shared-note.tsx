import './shared-note.css';
import { useId } from 'react';
import type { Showing } from '../../../../../schema/api/studio/page.ts';

interface Props {
  showings: readonly Showing[];
  /** The address of the page that it was opened from. */
  route: string;
  /** Whether something waits for a choice. */
  isHeld: boolean;
  /** Why it cannot be changed for this page alone. */
  reason: string | undefined;
  onAll: () => void;
  onPage: () => void;
  onDiscard: () => void;
}

/** Every page that shows a value, and the choice of where a change of it goes. */
export function SharedNote({ showings, route, isHeld, reason, onAll, onPage, onDiscard }: Props) {
  const id = useId();
  const { length } = showings;
  return (
    <section className="shared-note" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{showsOn(length)}</h3>
      {length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls with the keyboard, too
        <ul tabIndex={0} aria-labelledby={`${id}title`}>
          {showings.map((showing) => (
            <li key={showing.page}>
              <b>{showing.route}</b>
              <span>{showing.where.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="button-row">
        <button
          type="button"
          className="ink-button"
          disabled={!isHeld}
          aria-describedby={`${id}note`}
          onClick={onAll}
        >
          {length < 2 ? 'Change it' : length === 2 ? 'Change on both' : `Change on all ${length}`}
        </button>
        {reason === undefined && (
          <button
            type="button"
            className="small-button"
            disabled={!isHeld}
            aria-describedby={`${id}note`}
            onClick={onPage}
          >
            Only on {route}
          </button>
        )}
      </div>
      <p id={`${id}note`} className="hint">
        {isHeld
          ? 'Until you choose, only you see this change, and only here. It is discarded if you leave this form.'
          : 'Nothing is changed yet.'}{' '}
        {isHeld && (
          <button type="button" className="text-button" onClick={onDiscard}>
            Discard it
          </button>
        )}
      </p>
      {reason !== undefined && <p className="hint">{reason}</p>}
    </section>
  );
}

function showsOn(pages: number): string {
  if (pages === 0) return 'Not shown on any page';
  return pages === 1 ? 'Shows on 1 page' : `Shows on ${pages} pages`;
}
