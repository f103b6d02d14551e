/** Gives the header its shadow once the page has moved by more than 10 px, and shows the side tab after 100. */
export function toggleHeaderShadow(): void {
  const header = document.querySelector('[data-header]');
  const tab = document.querySelector('.side-tab');
  const shade = () => {
    header?.classList.toggle('is-scrolled', scrollY > 10);
    tab?.classList.toggle('is-scrolled', scrollY > 100);
  };
  addEventListener('scroll', shade, { passive: true });
  shade();
}
