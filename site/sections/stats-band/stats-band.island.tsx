import { useEffect, useRef } from 'react';
import { countTime, countUp } from './count-up.ts';

/** Lets the section's numbers count up, once, when they are seen. It shows nothing of its own. */
export default function StatsBand() {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const list = ref.current?.closest('section')?.querySelector('dl');
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const numbers = [...list.querySelectorAll<HTMLElement>('[data-value]')];
    let frame = 0;

    const show = (elapsed: number) => {
      for (const { dataset } of numbers)
        dataset.count = `${countUp(Number(dataset.value), elapsed)}${dataset.suffix ?? ''}`;
    };
    const finish = () => {
      for (const { dataset } of numbers) delete dataset.count;
    };
    const run = () => {
      const start = performance.now();
      const step = () => {
        const elapsed = performance.now() - start;
        if (elapsed >= countTime) return finish();
        show(elapsed);
        frame = requestAnimationFrame(step);
      };
      step();
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        run();
      },
      { threshold: 0.5 },
    );

    show(0);
    seen.observe(list);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      finish();
    };
  }, []);

  return <span ref={ref} hidden />;
}
