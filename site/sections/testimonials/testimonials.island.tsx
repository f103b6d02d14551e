import { useEffect, useState } from 'react';
import { markCurrent } from '../../ui/carousel/mark-current.ts';
import { PauseButton } from '../../ui/carousel/pause-button.tsx';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';

interface Props {
  /** The number of reviews. */
  total: number;
}

/** In ms. Choosing a dot only restarts the interval. Source: product-rules.md, Timings. */
const times = { interval: 5000, manualPause: 0 };

/** The dots and pause button of the reviews, which are static HTML in the same section. Marks the current review. */
export default function Testimonials({ total }: Props) {
  const [index, setIndex] = useState(0);
  const { autoplay, controlsRef, playing, moving, toggle } = useAutoplay(times, '.quotes', () =>
    setIndex((index + 1) % total),
  );

  useEffect(() => markCurrent(controlsRef.current, '.quotes', index), [controlsRef, index]);

  const show = (at: number) => {
    setIndex(at);
    autoplay.manual();
  };
  return (
    <div className="controls" ref={controlsRef}>
      {/* Announced when a visitor chooses a review, but not on automatic steps. */}
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
