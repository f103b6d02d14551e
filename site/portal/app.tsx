import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom';
import { portalRoutes } from '../../schema/portal-routes.ts';
import { Icon } from '../ui/icon.tsx';
import { pages } from './pages.ts';
import { portalSite } from './portal-site.ts';
import { Failure } from './ui/failure.tsx';
import { Footer } from './ui/footer.tsx';
import { Header } from './ui/header.tsx';
import { Loading } from './ui/loading.tsx';

const PayPage = lazy(pages.pay);
const SignInPage = lazy(pages.signIn);
const CreatePage = lazy(pages.createPayment);
const PaymentsPage = lazy(pages.payments);
const AccountPage = lazy(pages.account);
const StaffLayout = lazy(() => import('./staff/staff-layout.tsx'));

/** Puts the app in the place of what the document showed until now. */
export function showPortal(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Failure>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route element={<PlainLayout note="Encrypted payment" />}>
                <Route path={portalRoutes.pay} element={<PayPage />} />
              </Route>
              <Route element={<PlainLayout note="Staff only" />}>
                <Route path={portalRoutes.signIn} element={<SignInPage />} />
              </Route>
              <Route element={<StaffLayout />}>
                <Route path={portalRoutes.createPayment} element={<CreatePage />} />
                <Route path={portalRoutes.payments} element={<PaymentsPage />} />
                <Route path={portalRoutes.account} element={<AccountPage />} />
              </Route>
            </Routes>
          </Suspense>
        </Failure>
      </BrowserRouter>
    </StrictMode>,
  );
}

/** A page below the brand and a few words with a lock. */
function PlainLayout({ note }: { note: string }) {
  const site = portalSite();
  return (
    <>
      <Header brand={site.brand}>
        <p>
          <Icon name="lock" /> {note}
        </p>
      </Header>
      <main id="main" className="wrap">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer site={site} />
    </>
  );
}

function Waiting() {
  const site = portalSite();
  return (
    <>
      <Header brand={site.brand} />
      <main id="main" className="wrap">
        <Loading />
      </main>
      <Footer site={site} />
    </>
  );
}
