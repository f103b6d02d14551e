/** The only script that runs on load, inlined in every page. React is fetched with the first island that wakes. */

import { showActionBar } from './boot/action-bar.ts';
import { layOutDeferredSections } from './boot/deferred-sections.ts';
import { openDialogs } from './boot/dialogs.ts';
import { captureEarlyClicks } from './boot/early-clicks.ts';
import { toggleHeaderShadow } from './boot/header.ts';
import { recordLanding } from './boot/landing.ts';
import { revealSections } from './boot/reveal.ts';
import { wakeIslands } from './boot/wake.ts';

recordLanding();
wakeIslands();
captureEarlyClicks();
layOutDeferredSections();
openDialogs();
toggleHeaderShadow();
revealSections();
showActionBar();
