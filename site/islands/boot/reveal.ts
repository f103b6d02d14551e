/**
 * Sections that nobody sees yet come in when they are first seen; how is the style sheet's matter. What is hidden is hidden
 * here, so that nothing is without this script. Source: spec section 9, "Reveal delays".
 */
export function revealSections(): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const { classList } = target;
      if (!isIntersecting) classList.toggle('is-unseen', boundingClientRect.top > 0);
      else {
        if (classList.contains('is-unseen')) classList.replace('is-unseen', 'is-seen');
        watch.unobserve(target);
      }
    }
  });
  for (const section of document.querySelectorAll('main > section')) watch.observe(section);
}
