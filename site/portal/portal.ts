/** The portal's own door: fetches the app and the code of the page that was asked for, both at once. */
import { portalPath } from '../../schema/portal-routes.ts';
import { preloadPage } from './pages.ts';
import { portalRootId } from './portal-site.ts';

const root = document.getElementById(portalRootId);
const page = portalPath(location.pathname)?.name;

// Until all of it is here the document shows its own spinner, and no second one after it.
Promise.all([import('./app.tsx'), page && preloadPage(page)]).then(([{ showPortal }]) => {
  if (root) showPortal(root);
});
