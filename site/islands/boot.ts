/** The only script that runs on load, inlined in every page. React is fetched with the first island that wakes. */

import { layOutDeferredSections } from './boot/deferred-sections.ts';
import { captureEarlyClicks } from './boot/early-clicks.ts';
import { awaitInteraction } from './boot/early-interaction.ts';
import { recordLanding } from './boot/landing.ts';
import { wakeIslands } from './boot/wake.ts';

recordLanding();
wakeIslands();
captureEarlyClicks();
layOutDeferredSections();
awaitInteraction();
