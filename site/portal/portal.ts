/** Entry of the portal: fetches the app and the code of the requested page in parallel. */
import { portalPath } from '../../schema/portal-routes.ts';
import { preloadPage, preloadStaffPages } from './pages.ts';
import { portalRootId } from './portal-site.ts';

const root = document.getElementById(portalRootId);
const page = portalPath(location.pathname)?.name;

// The document shows its own spinner until everything is loaded, so there is no second one.
Promise.all([import('./app.tsx'), page && preloadPage(page)]).then(([{ showPortal }]) => {
  if (root) showPortal(root);
  if (page !== 'pay') preloadStaffPages();
});
