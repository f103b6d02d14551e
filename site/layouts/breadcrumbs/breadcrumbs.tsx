import type { PreparedBreadcrumbs } from '../../prepared-page.ts';
import { LinkItems } from '../../ui/actions/links.tsx';

/** The trail of pages from the home page to the current one. */
export function Breadcrumbs({ links, name }: PreparedBreadcrumbs) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="wrap">
        <LinkItems links={links} />
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
