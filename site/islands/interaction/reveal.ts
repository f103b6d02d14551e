/**
 * Marks sections when they first come into view, and CSS animates them. Only this script hides them before that, so
 * nothing stays hidden without it. Source: product-rules.md, Timings.
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
