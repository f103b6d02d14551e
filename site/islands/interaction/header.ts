/** Shows the header's shadow after 10 px of scrolling, the side tab after 100 px. Source: product-rules.md, Navigation. */
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
