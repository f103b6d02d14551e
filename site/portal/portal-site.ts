import type { PreparedBrand } from '../prepared-page.ts';

/** What the portal says of the company. The build writes it into the portal's document as JSON. */
export interface PortalSite {
  name: string;
  brand: PreparedBrand;
  email: string;
  phone: { href: string; label: string };
  /** Address of the terms that a payment accepts. */
  terms: string;
  legal: { label: string; href: string }[];
}

/** The id of the element that holds it. */
export const portalSiteId = 'portal-site';

/** The id of the element that the app lives in. */
export const portalRootId = 'portal';

let known: PortalSite | undefined;

/** What stands in this document. */
export function portalSite(): PortalSite {
  known ??= JSON.parse(document.getElementById(portalSiteId)?.textContent ?? '{}') as PortalSite;
  return known;
}
