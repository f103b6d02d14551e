import { type PortalRoute, staffRoutes } from '../../schema/portal-routes.ts';
import { type Loader, loader } from './loader.ts';

type NoProps = Record<string, never>;

/** The pages. Each is fetched on demand, so clients download no staff code. */
export const pages: Record<PortalRoute, Loader<NoProps>> = {
  signIn: loader(() => import('./staff/sign-in/sign-in-page.tsx')),
  leads: loader(() => import('./staff/desk/desk-page.tsx')),
  createPayment: loader(() => import('./staff/create/create-page.tsx')),
  payments: loader(() => import('./staff/payments/payments-page.tsx')),
  numbers: loader(() => import('./staff/numbers/numbers-page.tsx')),
  numberLeads: loader(() => import('./staff/numbers/leads/leads-page.tsx')),
  experiments: loader(() => import('./staff/numbers/experiments/experiments-page.tsx')),
  experiment: loader(() => import('./staff/numbers/experiments/experiment-page.tsx')),
  studio: loader(() => import('./studio/studio-page.tsx')),
  account: loader(() => import('./staff/account/account-page.tsx')),
  attachment: loader(() => import('./staff/attachment/attachment-page.tsx')),
  pay: loader(() => import('./pay/pay-page.tsx')),
};

/** The frame of the staff pages. */
export const staffLayout: Loader<NoProps> = loader(() => import('./staff/staff-layout.tsx'));

/** Fetches all the code of a page. A failure shows up when the page is rendered. */
export async function preloadPage(name: PortalRoute): Promise<void> {
  await Promise.allSettled([pages[name].load(), staffRoutes.includes(name) && staffLayout.load()]);
}

/** Fetches the pages that staff can go to next. The studio is large, and most staff never open it. */
export function preloadStaffPages(): void {
  for (const name of staffRoutes) if (name !== 'studio') void preloadPage(name);
}
