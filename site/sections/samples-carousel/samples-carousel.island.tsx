import { useEffect } from 'react';
import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';

interface Props {
  /** How many samples there are. */
  total: number;
}

/** In ms. Source: spec section 9, "Landing samples auto-advance: 4 s, pause 8 s". */
const times = { interval: 4000, manualPause: 8000 };

/** The caption, dots, progress bar and buttons of the samples. It marks the current one in each list of its section. */
export default function SamplesCarousel({ total }: Props) {
  const carousel = useCarousel(times, '.stage', { everySlideAtFront: true });
  const { controlsRef, index, moving, goTo } = carousel;

  useEffect(() => {
    const section = controlsRef.current?.closest('section');
    for (const list of section?.querySelectorAll('.about, .thumbs, .stage ul') ?? [])
      [...list.children].forEach((item, at) => {
        if (at === index) item.setAttribute('aria-current', 'true');
        else item.removeAttribute('aria-current');
      });
    // The browser loads a lazy picture only when it is seen; a sheet that slides in must be there before.
    const sheets = section?.querySelectorAll<HTMLImageElement>('.stage img') ?? [];
    for (const ahead of [0, 1, 2]) sheets[(index + ahead) % total]?.setAttribute('loading', 'eager');
  }, [controlsRef, index, total]);

  // Without scripts the thumbnails are links to the sheets; with them they move the stage.
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
        {/* Told when a visitor moves it, and not at every step that it takes by itself. */}
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
