// Tells the dev server which page this browser shows, so it reports the mistakes of that page here.
const announce = () => import.meta.hot?.send('pages:shown', { path: location.pathname });

import.meta.hot?.on('vite:ws:connect', announce);
announce();
