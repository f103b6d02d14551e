import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom';
import { type PortalRoute, portalRoutes, staffRoutes } from '../../schema/portal-routes.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyComponent } from './lazy-component.ts';
import { pages, staffLayout } from './pages.ts';
import { portalSite } from './portal-site.ts';
import { Failure } from './ui/layout/failure.tsx';
import { Frame } from './ui/layout/frame.tsx';
import { Loading } from './ui/layout/loading.tsx';

const StaffLayout = lazyComponent(staffLayout);

/** Renders the app in place of the document's initial content. */
export function showPortal(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Failure>
          <Routes>
            <Route element={<PlainLayout note="Encrypted payment" />}>{pageRoute('pay')}</Route>
            <Route element={<PlainLayout note="Staff only" />}>{pageRoute('signIn')}</Route>
            <Route
              element={
                <Suspense>
                  <StaffLayout />
                </Suspense>
              }
            >
              {staffRoutes.map(pageRoute)}
            </Route>
          </Routes>
        </Failure>
      </BrowserRouter>
    </StrictMode>,
  );
}

function pageRoute(name: PortalRoute) {
  const Page = lazyComponent(pages[name]);
  // The key gives each page its own boundary: a slow page shows the spinner instead of the page before it.
  const page = (
    <Suspense key={name} fallback={<Loading />}>
      <Page />
    </Suspense>
  );
  return <Route path={portalRoutes[name]} element={page} />;
}

/** A page with a header that shows the brand and a short note. */
function PlainLayout({ note }: { note: string }) {
  const header = (
    <p>
      <Icon name="lock" /> <span>{note}</span>
    </p>
  );
  return (
    <Frame site={portalSite()} header={header}>
      <Outlet />
    </Frame>
  );
}
