/** The portal's own door: fetches the app and the code of the page that was asked for, both at once. */
import { portalPath } from '../../schema/portal-routes.ts';
import { preloadPage } from './pages.ts';
import { portalRootId } from './portal-site.ts';

const page = portalPath(location.pathname)?.name;
if (page) preloadPage(page);
const root = document.getElementById(portalRootId);
if (root) import('./app.tsx').then(({ showPortal }) => showPortal(root));
