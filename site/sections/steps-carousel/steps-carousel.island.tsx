import { useEffect } from 'react';
import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { markCurrent } from '../../ui/carousel/mark-current.ts';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';

interface Props {
  /** The title of each step. */
  steps: string[];
}

/** In ms; the pause is the same as in other carousels. Source: product-rules.md, Timings. */
const times = { interval: 3000, manualPause: 8000, hoverPause: 0 };

/** The list of steps and the buttons. Marks the current sheet, and pauses while the pointer is over it. */
export default function StepsCarousel({ steps }: Props) {
  const carousel = useCarousel(times, '.stage', { everySlideAtFront: true });
  const { controlsRef, index, moving, goTo } = carousel;

  useEffect(() => markCurrent(controlsRef.current, '.stage ol', index, 'step'), [controlsRef, index]);

  // Loads all sheets early: a lazy picture would load only once it slides into view.
  useEffect(() => {
    const section = controlsRef.current?.closest('section');
    for (const picture of section?.querySelectorAll('.stage img') ?? [])
      picture.setAttribute('loading', 'eager');
  }, [controlsRef]);

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
      {/* Announced when a visitor moves the carousel, but not on automatic steps. */}
      <p className="visually-hidden" aria-live={moving ? 'off' : 'polite'}>
        {`Step ${index + 1} of ${steps.length}: ${steps[index]}`}
      </p>
      <CarouselButtons carousel={carousel} slideName="step" slidesName="the steps" />
    </>
  );
}
