import './no-links.css';
import { Link } from 'react-router-dom';
import { portalRoutes } from '../../../../schema/portal-routes.ts';

interface Props {
  /** Whether something is searched for, so that there may be others. */
  isSearch: boolean;
  onReset: () => void;
}

/** In place of a list that is empty: why, and what leads on. */
export function NoLinks({ isSearch, onReset }: Props) {
  return (
    <div className="no-links">
      <div className="lines" aria-hidden="true" />
      {isSearch ? (
        <>
          <p>No payment link fits. Try other words, or another state.</p>
          <button type="button" className="btn line" onClick={onReset}>
            Show all
          </button>
        </>
      ) : (
        <>
          <p>There are no payment links yet. The first one you create will stand here.</p>
          <Link className="btn" to={portalRoutes.createPayment}>
            Create the first one
          </Link>
        </>
      )}
    </div>
  );
}
