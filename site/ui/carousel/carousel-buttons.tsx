import { Icon } from '../icon.tsx';
import { PauseButton } from './pause-button.tsx';
import type { UseCarouselResult } from './use-carousel.ts';

interface Props {
  carousel: UseCarouselResult;
  /** Names one slide, such as `sample`. */
  slideName: string;
  /** Names all slides in the label of the pause button, such as `the samples`. */
  slidesName: string;
}

/** The buttons that move a carousel, hidden while every slide is in view. The hook finds its section through them. */
export function CarouselButtons({ carousel, slideName, slidesName }: Props) {
  const { controlsRef, still, automatic, playing, toggle, moveBy } = carousel;
  return (
    <div className="controls" ref={controlsRef} hidden={still}>
      <button type="button" className="round" aria-label={`Previous ${slideName}`} onClick={() => moveBy(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="round" aria-label={`Next ${slideName}`} onClick={() => moveBy(1)}>
        <Icon name="arrow" />
      </button>
      {automatic && <PauseButton playing={playing} onToggle={toggle} name={slidesName} />}
    </div>
  );
}
