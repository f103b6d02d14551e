import './no-links.css';
import { Link } from 'react-router-dom';
import { portalRoutes } from '../../../../schema/portal-routes.ts';

interface Props {
  /** Whether a filter is active, so other links may exist. */
  isSearch: boolean;
  onReset: () => void;
}

/** Replaces an empty list: why it is empty and what to do next. */
export function NoLinks({ isSearch, onReset }: Props) {
  return (
    <div className="no-links">
      <div className="lines" aria-hidden="true" />
      {isSearch ? (
        <>
          <p>No payment links match. Try a different search or state.</p>
          <button type="button" className="btn line" onClick={onReset}>
            Show all
          </button>
        </>
      ) : (
        <>
          <p>There are no payment links yet. The first one you create will appear here.</p>
          <Link className="btn" to={portalRoutes.createPayment}>
            Create the first one
          </Link>
        </>
      )}
    </div>
  );
}
