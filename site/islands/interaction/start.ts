import { showActionBar } from './action-bar.ts';
import { type Boot, openDialogs } from './dialogs.ts';
import { toggleHeaderShadow } from './header.ts';
import { revealSections } from './reveal.ts';

/** Starts what a page needs once its visitor scrolls, touches, or focuses something. */
export function startInteraction(boot: Boot): void {
  openDialogs(boot);
  toggleHeaderShadow();
  revealSections();
  showActionBar();
}
