import { useEffect, useRef } from 'react';
import { countDuration, countUp } from './count-up.ts';

/** Counts the section's numbers up once they come into view. Renders nothing itself. */
export default function StatsBand() {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const list = ref.current?.closest('section')?.querySelector('dl');
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const numbers = [...list.querySelectorAll<HTMLElement>('[data-value]')];
    let frame = 0;

    const finish = () => {
      for (const { dataset } of numbers) delete dataset.count;
    };
    const show = (elapsed: number) => {
      for (const { dataset } of numbers)
        dataset.count = `${countUp(Number(dataset.value), elapsed)}${dataset.suffix ?? ''}`;
    };
    const step = (start: number) => {
      const elapsed = performance.now() - start;
      if (elapsed >= countDuration) return finish();
      show(elapsed);
      frame = requestAnimationFrame(() => step(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        step(performance.now());
      },
      { threshold: 0.5 },
    );

    show(0);
    observer.observe(list);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      finish();
    };
  }, []);

  return <span ref={ref} hidden />;
}
