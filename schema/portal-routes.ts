/**
 * The addresses of the portal, which is the pay page and the staff's pages. The server answers them with the portal's
 * document, `site/portal/` shows them, and no page of the site can have one. Source: spec section 2, "Route table".
 */
export const portalRoutes = {
  signIn: '/sign-in',
  createPayment: '/create-payment',
  payments: '/payments',
  account: '/account',
  pay: '/payment/:id',
} as const;

export type PortalRoute = keyof typeof portalRoutes;

const patterns = (Object.keys(portalRoutes) as PortalRoute[]).map((name) => {
  const route: string = portalRoutes[name];
  return { name, route, pattern: new RegExp(`^${route.replace(':id', '([^/]+)')}/?$`, 'i') };
});

/**
 * Which page of the portal a path means, whatever its capitals and whether or not a slash ends it.
 * @param path still percent-encoded
 * @returns also the path with the capitals that it is known by, which an id keeps; undefined for any other path
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
