import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';

/** In ms. Source: product-rules.md, Timings. */
const times = { interval: 3000, manualPause: 8000, hoverPause: 5000 };

/** Moves the row of cards, pauses it on hover and focus, and renders its buttons. */
export default function PackagesSlider() {
  const carousel = useCarousel(times, '.row');
  return <CarouselButtons carousel={carousel} slideName="package" slidesName="the packages" />;
}
