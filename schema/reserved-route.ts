import { portalFolder } from './portal-routes.ts';

/** Folders and addresses that the server answers itself. */
const serverFolders = ['assets', 'api', 'rafp', 'healthz', 'readyz', 'metrics'];

/** The reason why no page can have a route; undefined when the route is free. */
export function reservedRoute(route: string): string | undefined {
  const reason = reservedAddress(route);
  if (reason) return reason;
  if (route.includes('{{')) return 'only the pages of a "matrix" have values such as {{city}}';
  if (/\.[a-z0-9]+\/?$/i.test(route)) return 'it ends with a file extension';
  if (route.length > maxLength) return `it has ${route.length} characters; the maximum is ${maxLength}`;
  return undefined;
}

/** File systems allow names of 255 bytes; suffixes of compressed and temporary files need some of them. */
const maxLength = 200;

/** The reason why neither a page nor a redirect can have an address. */
export function reservedAddress(path: string): string | undefined {
  if (/(?:^|\/)\./.test(path)) return 'one of its parts starts with a dot';
  const first = /[^/]+/.exec(path)?.[0].toLowerCase() ?? '';
  if (serverFolders.includes(first)) return `/${first} is reserved`;
  const portal = portalFolder(path);
  if (portal) return `/${portal} and everything below it belong to the payment and staff pages`;
  return undefined;
}

/** A free route that is close to one of the portal's. */
export function routeInstead(route: string): string {
  return portalFolder(route) ? route.replace(/[^/]/, 'the-$&').toLowerCase() : '/offer/';
}
