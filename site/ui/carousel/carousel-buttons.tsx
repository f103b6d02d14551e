import { Icon } from '../icon.tsx';
import { PauseButton } from './pause-button.tsx';
import type { UsedCarousel } from './use-carousel.ts';

interface Props {
  carousel: UsedCarousel;
  /** What one of its slides is called, such as `sample`. */
  one: string;
  /** What all of them are called, such as `the samples`; for the switch of one that moves by itself. */
  all: string;
}

/** The buttons that move a carousel, by which its hook finds its section. Hidden where every slide is in sight. */
export function CarouselButtons({ carousel, one, all }: Props) {
  const { controlsRef, still, automatic, playing, toggle, previous, next } = carousel;
  return (
    <div className="controls" ref={controlsRef} hidden={still}>
      <button type="button" className="round" aria-label={`Previous ${one}`} onClick={previous}>
        <Icon name="left" />
      </button>
      <button type="button" className="round" aria-label={`Next ${one}`} onClick={next}>
        <Icon name="arrow" />
      </button>
      {automatic && <PauseButton playing={playing} onToggle={toggle} what={all} />}
    </div>
  );
}
