import { payPath, portalRoutes } from '../../../schema/portal-routes.ts';

/** Whether a page is about a payment and shows neither side tab nor chat. Source: "Navigation" in `schema/product-rules.md`. */
export function isPaymentRoute(route: string): boolean {
  return route.startsWith(payPath('')) || route.replace(/\/$/, '').endsWith(portalRoutes.createPayment);
}
