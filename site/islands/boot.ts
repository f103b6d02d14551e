/** The only script that every page runs at once, inlined. React comes with the first island that wakes. */
import { openDialogs } from './boot/dialogs.ts';
import { keepEarlyPresses } from './boot/early-presses.ts';
import { shadeHeader } from './boot/header.ts';
import { keepLanding } from './boot/landing.ts';
import { layOutSections } from './boot/late-sections.ts';
import { revealSections } from './boot/reveal.ts';
import { wakeIslands } from './boot/wake.ts';

keepLanding();
wakeIslands();
keepEarlyPresses();
layOutSections();
openDialogs();
shadeHeader();
revealSections();
