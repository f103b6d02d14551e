import { CarouselButtons } from '../../ui/carousel/carousel-buttons.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';

/** The buttons of the row of services, which loops but never moves by itself. */
export default function ServicesCarousel() {
  const carousel = useCarousel(undefined, '.row');
  return <CarouselButtons carousel={carousel} slideName="service" slidesName="the services" />;
}
