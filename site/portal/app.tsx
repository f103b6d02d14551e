import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom';
import { type PortalRoute, portalRoutes } from '../../schema/portal-routes.ts';
import { Icon } from '../ui/icon.tsx';
import { pages, staffLayout } from './pages.ts';
import { portalSite } from './portal-site.ts';
import { Failure } from './ui/layout/failure.tsx';
import { Footer } from './ui/layout/footer.tsx';
import { Header } from './ui/layout/header.tsx';
import { LazyPart } from './ui/layout/lazy-part.tsx';
import { Loading } from './ui/layout/loading.tsx';

/** Puts the app in the place of what the document showed until now. */
export function showPortal(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Failure>
          <Routes>
            <Route element={<PlainLayout note="Encrypted payment" />}>{pageRoute('pay')}</Route>
            <Route element={<PlainLayout note="Staff only" />}>{pageRoute('signIn')}</Route>
            <Route element={<LazyPart of={staffLayout} props={{}} fallback={null} />}>
              {pageRoute('createPayment')}
              {pageRoute('payments')}
              {pageRoute('account')}
            </Route>
          </Routes>
        </Failure>
      </BrowserRouter>
    </StrictMode>,
  );
}

function pageRoute(name: PortalRoute) {
  const page = <LazyPart key={name} of={pages[name]} props={{}} fallback={<Loading />} />;
  return <Route path={portalRoutes[name]} element={page} />;
}

/** A page below the brand and a few words with a lock. */
function PlainLayout({ note }: { note: string }) {
  const site = portalSite();
  return (
    <>
      <Header brand={site.brand}>
        <p>
          <Icon name="lock" /> <span>{note}</span>
        </p>
      </Header>
      <main id="main" className="wrap">
        <Outlet />
      </main>
      <Footer site={site} />
    </>
  );
}
