import { useEffect } from 'react';
import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { markCurrent } from '../../ui/carousel/mark-current.ts';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';

interface Props {
  /** The number of samples. */
  total: number;
}

/** In ms. Source: product-rules.md, Timings. */
const times = { interval: 4000, manualPause: 8000 };

/** The caption, dots, progress bar, and buttons of the samples. Marks the current sample in each list of its section. */
export default function SamplesCarousel({ total }: Props) {
  const carousel = useCarousel(times, '.stage', { everySlideAtFront: true });
  const { controlsRef, index, moving, goTo } = carousel;

  useEffect(() => {
    markCurrent(controlsRef.current, '.about, .thumbs, .stage ul', index);
    // Loads the next two sheets early: a lazy picture would load only once it slides into view.
    const sheets = controlsRef.current?.closest('section')?.querySelectorAll('.stage img') ?? [];
    for (const ahead of [0, 1, 2]) sheets[(index + ahead) % total]?.setAttribute('loading', 'eager');
  }, [controlsRef, index, total]);

  // The thumbnails are links to the sheets; with scripts, they move the stage instead.
  useEffect(() => {
    const thumbs = controlsRef.current?.closest('section')?.querySelector('.thumbs');
    const click = (event: Event) => {
      const thumb = (event.target as Element).closest('a');
      if (!thumb) return;
      event.preventDefault();
      goTo([...(thumbs?.children ?? [])].indexOf(thumb));
    };
    thumbs?.addEventListener('click', click);
    return () => thumbs?.removeEventListener('click', click);
  });

  return (
    <>
      <div className="place">
        {/* Announced when a visitor moves the carousel, but not on automatic steps. */}
        <p className="num" aria-live={moving ? 'off' : 'polite'}>
          <b>{`Resume ${index + 1}`}</b>
          {` / ${total} Total Samples`}
        </p>
        <div className="dots">
          {Array.from({ length: total }, (_, at) => (
            <button
              key={at}
              type="button"
              aria-label={`Resume ${at + 1}`}
              aria-current={at === index ? true : undefined}
              onClick={() => goTo(at)}
            />
          ))}
        </div>
        <progress value={index + 1} max={total} aria-label="Samples seen" />
      </div>
      <CarouselButtons carousel={carousel} slideName="sample" slidesName="the samples" />
    </>
  );
}
