/**
 * Shows the bar once the first screen's action has left under the navigation, and hides it over forms. Pages whose first
 * sections have no action show it when their heading has left.
 */
export function showActionBar(): void {
  const bar = document.querySelector('.action-bar');
  const first = document.querySelector('main > :nth-child(-n + 2) .btn') ?? document.querySelector('h1');
  if (!bar || !first) return;
  const inView = new Set<Element>();
  const watch = (rootMargin: string, ...parts: Element[]) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        bar.classList.toggle('is-in', inView.size === 0);
      },
      { rootMargin },
    );
    for (const part of parts) observer.observe(part);
  };
  // Below the screen counts as in view: it has not left yet.
  watch('-64px 0px 99999px', first);
  watch('0px', ...document.querySelectorAll('main [action]'));
}
