/**
 * Inlined in every page, where it runs on load. React is fetched with the first island that wakes, and the code of dialogs
 * and scroll effects with the first touch.
 */

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
