/**
 * Changes the layout, but not while a button is pressed: a button that moves before its release gets no click. Stripe's
 * frames report an edit late, when the client may already be pressing the Pay button.
 */
export function whenReleased(change: () => void): void {
  if (!document.querySelector('button:active')) change();
  // The click is part of the same task as the release.
  else addEventListener('pointerup', () => setTimeout(change), { once: true });
}
