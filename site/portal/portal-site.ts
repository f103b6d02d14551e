import type { PreparedBrand } from '../prepared-page.ts';

/** The company's details. The build writes them into the portal's document as JSON. */
export interface PortalSite {
  name: string;
  brand: PreparedBrand;
  email: string;
  phone: { href: string; label: string };
  /** URL of the terms that a client accepts by paying. */
  terms: string;
  legal: { label: string; href: string }[];
}

/** The id of the element with the JSON. */
export const portalSiteId = 'portal-site';

/** The id of the app's root element. */
export const portalRootId = 'portal';

let cached: PortalSite | undefined;

/** Reads the company's details from the document. */
export function portalSite(): PortalSite {
  cached ??= JSON.parse(document.getElementById(portalSiteId)?.textContent ?? '{}') as PortalSite;
  return cached;
}
