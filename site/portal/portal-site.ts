import type { PortalSite } from '../renderer.ts';

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
