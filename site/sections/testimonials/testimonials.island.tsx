import { useEffect, useState } from 'react';
import { PauseButton } from '../../ui/carousel/pause-button.tsx';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';

interface Props {
  /** How many reviews there are. */
  total: number;
}

/** In ms. Source: spec section 9, "Home testimonial rotation: 5 s"; a dot only begins the interval anew (section 4). */
const times = { interval: 5000, manualPause: 0 };

/** The dots and the switch of the reviews, which are plain HTML in the same section. It marks the one that is shown. */
export default function Testimonials({ total }: Props) {
  const [index, setIndex] = useState(0);
  const { autoplay, controlsRef, playing, moving, toggle } = useAutoplay(times, '.quotes', () =>
    setIndex((index + 1) % total),
  );

  useEffect(() => {
    const quotes = controlsRef.current?.closest('section')?.querySelector('.quotes')?.children ?? [];
    [...quotes].forEach((quote, at) => {
      if (at === index) quote.setAttribute('aria-current', 'true');
      else quote.removeAttribute('aria-current');
    });
  }, [controlsRef, index]);

  const show = (at: number) => {
    setIndex(at);
    autoplay.manual();
  };
  return (
    <div className="controls" ref={controlsRef}>
      {/* Told when a visitor chooses one, and not at every step that it takes by itself. */}
      <p className="num" aria-live={moving ? 'off' : 'polite'}>
        <span className="visually-hidden">Review </span>
        {`${index + 1} / ${total}`}
      </p>
      <div className="dots">
        {Array.from({ length: total }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={`Review ${at + 1}`}
            aria-current={at === index ? true : undefined}
            onClick={() => show(at)}
          />
        ))}
      </div>
      <PauseButton playing={playing} onToggle={toggle} name="the reviews" />
    </div>
  );
}
