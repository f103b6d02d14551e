import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { useHoverPause } from '../../ui/carousel/use-hover-pause.ts';

/** In ms. Source: spec section 9, "Packages auto-advance: 3 s, pause after manual use 8 s, hover pause 5 s". */
const times = { interval: 3000, manualPause: 8000, hoverPause: 5000 };

/** The buttons of the row of cards, and the rest that the row takes for a mouse or a keyboard on it. */
export default function PackagesSlider() {
  const carousel = useCarousel(times, '.row');
  useHoverPause(carousel, '.row');
  return <CarouselButtons carousel={carousel} slideName="package" slidesName="the packages" />;
}
