/**
 * Every address of the portal: the pay page and the staff pages. The server answers them with the portal's document,
 * `site/portal/` renders them, and no page of the site can have one.
 */
export const portalRoutes = {
  signIn: '/sign-in',
  createPayment: '/create-payment',
  payments: '/payments',
  account: '/account',
  pay: '/payment/:id',
} as const;

export type PortalRoute = keyof typeof portalRoutes;

/** Pages that need a signed-in staff member. */
export const staffRoutes: readonly PortalRoute[] = ['createPayment', 'payments', 'account'];

/** The address of a payment link. */
export function payPath(id: string): string {
  return portalRoutes.pay.replace(':id', () => id);
}

const patterns = (Object.keys(portalRoutes) as PortalRoute[]).map((name) => {
  const route: string = portalRoutes[name];
  return { name, route, pattern: new RegExp(`^${route.replace(':id', '([^/]+)')}/?$`, 'i') };
});

/**
 * The portal page at a path, in any case and with or without a trailing slash.
 * @param path still percent-encoded
 * @returns also the path in the route's own case, in which an id keeps its case; undefined for any other path
 */
export function portalPath(path: string): { name: PortalRoute; path: string } | undefined {
  for (const { name, route, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const slash = path.endsWith('/') ? '/' : '';
    return { name, path: route.replace(':id', () => found[1] ?? '') + slash };
  }
  return undefined;
}
