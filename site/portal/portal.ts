/** The portal's entry. Fetches the app and the requested page's code in parallel. */
import { portalPath } from '../../schema/portal-routes.ts';
import { preloadPage, preloadStaffPages } from './pages.ts';
import { portalRootId } from './portal-site.ts';

const root = document.getElementById(portalRootId);
const page = portalPath(location.pathname)?.name;

// The document shows a spinner until everything is loaded, so the app does not need to show a second one.
Promise.all([import('./app.tsx'), page && preloadPage(page)]).then(([{ showPortal }]) => {
  if (root) showPortal(root);
  if (page !== 'pay') preloadStaffPages();
});
