/** Whether a page is about a payment: neither side tab nor chat stands on it. Source: spec section 2, "Floating side tab". */
export function isPaymentRoute(route: string): boolean {
  return route.startsWith('/payment/') || route.replace(/\/$/, '').endsWith('/create-payment');
}
