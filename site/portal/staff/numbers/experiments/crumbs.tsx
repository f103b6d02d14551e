import { Link } from 'react-router-dom';
import { portalRoutes } from '../../../../../schema/portal-routes.ts';

/** Where the page is. @param props.name of the experiment; without it, the page is the list */
export function Crumbs({ name }: { name?: string }) {
  return (
    <nav className="crumb" aria-label="You are here">
      <ol>
        <li>
          <Link to={portalRoutes.numbers}>Numbers</Link>
        </li>
        {name === undefined ? (
          <li aria-current="page">Experiments</li>
        ) : (
          <>
            <li>
              <Link to={portalRoutes.experiments}>Experiments</Link>
            </li>
            <li aria-current="page">{name}</li>
          </>
        )}
      </ol>
    </nav>
  );
}
