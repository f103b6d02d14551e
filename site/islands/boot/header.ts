/** Gives the header its shadow once the page has moved by more than 10 px. */
export function shadeHeader(): void {
  const header = document.querySelector('[data-header]');
  const shade = () => header?.classList.toggle('is-scrolled', scrollY > 10);
  addEventListener('scroll', shade, { passive: true });
  shade();
}
