import type { PortalRoute } from '../../schema/portal-routes.ts';
import { type Late, late } from './lazy.ts';

type NoProps = Record<string, never>;

/** The pages. Each is fetched when it is asked for, so that who pays gets no code of the staff's. */
export const pages: Record<PortalRoute, Late<NoProps>> = {
  signIn: late(() => import('./staff/sign-in-page.tsx')),
  createPayment: late(() => import('./staff/create-page.tsx')),
  payments: late(() => import('./staff/payments-page.tsx')),
  account: late(() => import('./staff/account-page.tsx')),
  pay: late(() => import('./pay/pay-page.tsx')),
};

/** What stands around the staff's pages. */
export const staffLayout: Late<NoProps> = late(() => import('./staff/staff-layout.tsx'));

/** Fetches all of a page's code. What fails is told when the page is shown. */
export async function preloadPage(name: PortalRoute): Promise<void> {
  const isPlain = name === 'pay' || name === 'signIn';
  await Promise.allSettled([pages[name].load(), !isPlain && staffLayout.load()]);
}
