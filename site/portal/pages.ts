import type { ComponentType } from 'react';
import type { PortalRoute } from '../../schema/portal-routes.ts';

type Loader = () => Promise<{ default: ComponentType }>;

/** The pages. Each is fetched when it is asked for, so that who pays gets no code of the staff's. */
export const pages: Record<PortalRoute, Loader> = {
  signIn: () => import('./staff/sign-in-page.tsx'),
  createPayment: () => import('./staff/create-page.tsx'),
  payments: () => import('./staff/payments-page.tsx'),
  account: () => import('./staff/account-page.tsx'),
  pay: () => import('./pay/pay-page.tsx'),
};

/** Begins to fetch a page's code. What fails is told when the page is shown. */
export function preloadPage(name: PortalRoute): void {
  pages[name]().catch(() => undefined);
}
