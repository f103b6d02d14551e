import './small-screen.css';
import { portalRoutes } from '../../../../schema/portal-routes.ts';
import { Brand } from '../../../layouts/nav/brand.tsx';
import { portalSite } from '../../portal-site.ts';
import { SignedIn, StaffNav } from '../../staff/staff-nav.tsx';
import { pageRows } from '../pages/page-rows.ts';
import type { Work } from './work.ts';

/** What a phone shows: the pages and how they are. Editing takes a larger screen. */
export function SmallScreen({ work: { draft, session } }: { work: Work }) {
  const { mark } = portalSite().brand;
  return (
    <div className="small-screen">
      <header>
        <Brand brand={{ first: 'Studio', mark }} href={portalRoutes.studio} />
        <StaffNav session={session} />
      </header>
      <main>
        <h1>Pages</h1>
        <p className="note">
          {draft.draft.title}. Pages are edited on a screen at least 1024 px wide; everything is kept until
          then.
        </p>
        <ul>
          {pageRows(draft.pages).map(
            ({ page: { page, route, title, changes, mistakes, isDraft, experiment } }) => (
              <li key={page}>
                <a href={route}>
                  <b>{route || page}</b>
                  <small>{title}</small>
                </a>
                {mistakes > 0 && (
                  <em className="mistake">{mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`}</em>
                )}
                {changes > 0 && (
                  <em className="changed">{changes === 1 ? '1 change' : `${changes} changes`}</em>
                )}
                {isDraft && <em>Draft</em>}
                {experiment !== undefined && <em>Test</em>}
                {!isDraft && experiment === undefined && changes + mistakes === 0 && (
                  <em className="live">Live</em>
                )}
              </li>
            ),
          )}
        </ul>
        <SignedIn session={session} />
      </main>
    </div>
  );
}
