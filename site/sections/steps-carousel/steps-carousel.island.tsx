import { useEffect } from 'react';
import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { useHoverPause } from '../../ui/carousel/use-hover-pause.ts';

interface Props {
  /** What each step is called. */
  steps: string[];
}

/** In ms. Source: spec section 4, "advances every 3 s"; the rest after manual use is that of the other rows. */
const times = { interval: 3000, manualPause: 8000 };

/** The list to choose a step from, and the buttons. It marks the current sheet, and rests while one is read. */
export default function StepsCarousel({ steps }: Props) {
  const carousel = useCarousel(times, '.stage', { everySlideAtFront: true });
  const { controlsRef, index, moving, goTo } = carousel;

  useEffect(() => {
    const sheets = controlsRef.current?.closest('section')?.querySelectorAll('.stage li') ?? [];
    sheets.forEach((sheet, at) => {
      if (at === index) sheet.setAttribute('aria-current', 'step');
      else sheet.removeAttribute('aria-current');
    });
  }, [controlsRef, index]);

  // The browser loads a lazy picture only when it is seen; a sheet that slides in must be there before.
  useEffect(() => {
    const section = controlsRef.current?.closest('section');
    for (const picture of section?.querySelectorAll('.stage img') ?? [])
      picture.setAttribute('loading', 'eager');
  }, [controlsRef]);

  useHoverPause(carousel, '.stage');

  return (
    <>
      <ol className="names">
        {steps.map((step, at) => (
          <li key={step}>
            <button type="button" aria-current={at === index ? 'step' : undefined} onClick={() => goTo(at)}>
              <i className="num">{at + 1}</i>
              <span>{step}</span>
            </button>
          </li>
        ))}
      </ol>
      {/* Told when a visitor moves it, and not at every step that it takes by itself. */}
      <p className="visually-hidden" aria-live={moving ? 'off' : 'polite'}>
        {`Step ${index + 1} of ${steps.length}: ${steps[index]}`}
      </p>
      <CarouselButtons carousel={carousel} slideName="step" slidesName="the steps" />
    </>
  );
}
