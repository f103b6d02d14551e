import { showActionBar } from './action-bar.ts';
import { openDialogs } from './dialogs.ts';
import { toggleHeaderShadow } from './header.ts';
import { revealSections } from './reveal.ts';

/** What the boot script shares: it is inlined, so nothing can import it. */
export interface Boot {
  wake: typeof import('../boot/wake.ts').wake;
  showBusy: typeof import('../boot/wake.ts').showBusy;
  /** Selects what opens a dialog or chat. */
  openers: string;
}

/** Starts what a page needs once its visitor scrolls, touches, or focuses something. */
export function startInteraction(boot: Boot): void {
  openDialogs(boot);
  toggleHeaderShadow();
  revealSections();
  showActionBar();
}
