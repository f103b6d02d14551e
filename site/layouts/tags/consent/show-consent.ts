import { run, show, showPreferences } from 'vanilla-cookieconsent';
import type { ConsentCategory } from '../../../../schema/api/consent-cookie.ts';
import type { TagSettings } from '../../../prepared-scripts.ts';
import { consentConfig } from './consent-config.ts';
import { grantedNow, hasPrivacyControl } from './current-choice.ts';
import './consent.css';

let isRunning = false;
let isWaiting = false;

/** Shows the banner, or the dialog with a switch for each kind of tags. @param onChoice called after each decision */
export async function showConsent(
  part: 'banner' | 'dialog',
  settings: TagSettings,
  offered: readonly ConsentCategory[],
  onChoice: () => void,
): Promise<void> {
  if (part === 'banner') {
    if (isWaiting) return;
    isWaiting = true;
    await pause();
    isWaiting = false;
  }
  if (!isRunning) {
    const config = consentConfig({
      ...settings,
      offered,
      granted: grantedNow(settings.mode),
      hasPrivacyControl: hasPrivacyControl(),
      language: document.documentElement.lang,
    });
    await run({ ...config, onModalReady: describe, onFirstConsent: onChoice, onChange: onChoice });
  }
  isRunning = true;
  if (part === 'banner') show(true);
  else showPreferences();
}

/** The page next to the banner stays usable: it must not be hidden from screen readers, and its end scrolls above the banner. */
function describe({ modalName, modal }: { modalName: string; modal: HTMLElement }): void {
  if (modalName !== 'consentModal') return;
  modal.removeAttribute('aria-modal');
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--banner', `${modal.offsetHeight}px`)).observe(modal);
}

/** The banner takes the focus, so it waits until the visitor leaves the field or dialog they are in. */
async function pause(): Promise<void> {
  const isBusy = () => document.activeElement?.matches('input, textarea, select, dialog *') ?? false;
  while (isBusy())
    await new Promise<void>((resolve) => {
      // The focus moves to the next field after this event.
      addEventListener('focusout', () => setTimeout(resolve), { once: true });
    });
}
