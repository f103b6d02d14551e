import { CarouselButtons } from '../../ui/carousel-buttons.tsx';
import { useCarousel } from '../../ui/use-carousel.ts';

/** The buttons of the row of services, which goes round and never by itself. */
export default function ServicesCarousel() {
  const carousel = useCarousel(undefined, '.row');
  return <CarouselButtons carousel={carousel} one="service" all="the services" />;
}
