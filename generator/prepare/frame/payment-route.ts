import { payPath, portalRoutes } from '../../../schema/portal-routes.ts';

/** Payment pages have no side tab, widget, or chat, see "Navigation" in `schema/product-rules.md`. */
export function isPaymentRoute(route: string): boolean {
  return route.startsWith(payPath('')) || route.replace(/\/$/, '').endsWith(portalRoutes.createPayment);
}
