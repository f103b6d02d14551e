import type { PreparedBreadcrumbs } from '../../prepared-page.ts';
import { actionAttributes } from '../../ui/actions/action.tsx';

/** The trail of pages from the home page to the current one. */
export function Breadcrumbs({ links, name }: PreparedBreadcrumbs) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="wrap">
        {links.map((link) => (
          <li key={link.label}>
            <a {...actionAttributes(link)}>{link.label}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
