// Names the page that this browser shows to the dev server, which reports the mistakes of that page here.
const announce = () => import.meta.hot?.send('pages:shown', { path: location.pathname });

import.meta.hot?.on('vite:ws:connect', announce);
announce();
