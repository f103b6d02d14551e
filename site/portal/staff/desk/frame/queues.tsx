import { Link } from 'react-router-dom';
import { noFilters } from '../address/view.ts';
import { useDeskContext } from '../use-desk.ts';
import { KeyHints } from './key-hints.tsx';
import { queueNames, queuesOf } from './queue-names.ts';
import { SavedLink, SavedViewLinks } from './saved-view-links.tsx';

/** The pane at the left. */
export function Queues() {
  const { saved } = useDeskContext();
  return (
    <nav className="queues" aria-label="Queues">
      <h2>Queues</h2>
      <ul>
        <QueueLinks />
      </ul>
      {saved.views.length > 0 && <SavedViewLinks />}
      <KeyHints />
    </nav>
  );
}

/** The queues above the list, where the window is too narrow for the pane. */
export function QueueTabs() {
  const { saved } = useDeskContext();
  return (
    <nav className="tabs" aria-label="Queues">
      <ul>
        <QueueLinks />
        {saved.views.map(({ name, query }) => (
          <li key={query}>
            <SavedLink name={name} query={query} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QueueLinks() {
  const { view, hrefOf, desk, me } = useDeskContext();
  return queuesOf(me.role).map((queue) => {
    const count = desk?.counts[queue];
    return (
      <li key={queue} className={queue === 'new' && count ? 'need' : undefined}>
        <Link
          to={hrefOf({ queue, search: '', filters: noFilters, lead: '' })}
          aria-current={view.queue === queue && !view.search && !view.numbers ? 'page' : undefined}
        >
          {queueNames[queue]} {count !== undefined && <span>{count}</span>}
        </Link>
      </li>
    );
  });
}
