/**
 * Every route of the portal: the pay page and the staff pages. The server answers them with the portal's document,
 * `site/portal/` renders them, and pages of the site cannot use them.
 */
export const portalRoutes = {
  signIn: '/sign-in',
  leads: '/leads',
  createPayment: '/create-payment',
  payments: '/payments',
  numbers: '/numbers',
  numberLeads: '/numbers/leads',
  experiments: '/numbers/experiments',
  experiment: '/numbers/experiments/:id',
  studio: '/studio',
  account: '/account',
  attachment: '/attachments/:id',
  pay: '/payment/:id',
} as const;

export type PortalRoute = keyof typeof portalRoutes;

/** Pages that require a signed-in staff member. */
export const staffRoutes: readonly PortalRoute[] = [
  'leads',
  'createPayment',
  'payments',
  'numbers',
  'numberLeads',
  'experiments',
  'experiment',
  'studio',
  'account',
  'attachment',
];

/** The path of a lead at the desk. */
export function leadsPath(id: string): string {
  return `${portalRoutes.leads}?${new URLSearchParams({ lead: id })}`;
}

/** The path of a payment link's page. */
export function payPath(id: string): string {
  return portalRoutes.pay.replace(':id', () => id);
}

/** The path of a lead's file, for staff. */
export function attachmentPath(id: string): string {
  return portalRoutes.attachment.replace(':id', () => id);
}

/**
 * The path of an experiment's page.
 * @param started the first day of an earlier one with the same name
 */
export function experimentPath(name: string, started = ''): string {
  const path = portalRoutes.experiment.replace(':id', () => encodeURIComponent(name));
  return started ? `${path}?${new URLSearchParams({ started })}` : path;
}

const patterns = (Object.keys(portalRoutes) as PortalRoute[]).map((name) => {
  const route: string = portalRoutes[name];
  return { name, route, pattern: new RegExp(`^${route.replace(':id', '([^/]+)')}/?$`, 'i') };
});

/**
 * The portal page at a path, matched without regard to case or a trailing slash.
 * @param path percent-encoded
 * @returns the page's name and its path in canonical case (ids keep theirs); undefined for other paths
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

function folderOf(path: string): string {
  const end = path.indexOf('/', path.indexOf('/') + 1);
  return path.slice(path.indexOf('/') + 1, end < 0 ? undefined : end).toLowerCase();
}

const portalFolders = new Set(Object.values(portalRoutes).map(folderOf));

/** The folder of the portal that contains a path; undefined for the site's own paths. */
export function portalFolder(path: string): string | undefined {
  const folder = folderOf(path);
  return portalFolders.has(folder) ? folder : undefined;
}
