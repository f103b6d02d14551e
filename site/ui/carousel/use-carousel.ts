import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AutoplayTimes } from './autoplay.ts';
import { onSidewaysWheel } from './sideways-wheel.ts';
import { type UsedAutoplay, useAutoplay } from './use-autoplay.ts';

/**
 * An endless row that stops at the left edge of each slide; too few slides to go round make it a row with two ends.
 * `duration` is embla's own measure, about 300 ms here. Embla follows the focus only where it comes within 10 ms of the
 * Tab, which a slow machine misses: `followFocus` does it.
 */
const options: EmblaOptionsType = { loop: true, align: 'start', duration: 22, watchFocus: false };

export interface UsedCarousel extends UsedAutoplay {
  /** Position of the slide at the front, from 0. */
  index: number;
  /** Whether nothing can move just now, because every slide is in sight. It changes with the window's width. */
  still: boolean;
  /** The three ways to move it by hand; each makes it rest. */
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}

interface Stops {
  /** Whether each slide can come to the front, even when no slides are left to fill the space after the last one. */
  everySlideAtFront?: boolean;
}

/**
 * A looping carousel that moves by hand and, with times, on by itself. Its island holds only the controls: the slides stand beside it as plain
 * HTML, so that they are sent once and not again as props. Before it wakes the row scrolls natively; then its viewport
 * gets the attribute `data-live`, for which the room's CSS clips the overflow, and the slide that the address names or
 * that was scrolled to stays at the front. Swipes, sideways wheels and, anywhere in its section, the left and right
 * arrow keys move it by hand.
 * @param times in ms; without them it only moves by hand
 * @param viewportSelector finds, in the island's section, the element whose first child is the row of slides
 */
export function useCarousel(
  times: AutoplayTimes | undefined,
  viewportSelector: string,
  { everySlideAtFront = false }: Stops = {},
): UsedCarousel {
  const [setViewport, embla] = useEmblaCarousel({
    ...options,
    containScroll: everySlideAtFront ? false : 'trimSnaps',
  });
  const [index, setIndex] = useState(0);
  const [still, setStill] = useState(false);
  // Those who ask for less motion see the slide change at once instead of travelling.
  const jump = useCallback(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const used = useAutoplay(times, viewportSelector, () => embla && forward(embla, jump()));
  const { autoplay, controlsRef } = used;

  useEffect(() => {
    const section = controlsRef.current?.closest('section');
    setViewport(section?.querySelector<HTMLElement>(viewportSelector) ?? null);
  }, [controlsRef, setViewport, viewportSelector]);

  // Before the next frame, so that the row takes over from its scrolling, and buttons that nobody needs go, unseen.
  useLayoutEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const named = slidesOf(viewport).findIndex((slide) => slide.matches(':target'));
    const scrolledTo = named < 0 ? nearestSlide(viewport) : named;
    if (named >= 0) autoplay.manual();
    viewport.dataset.live = '';
    viewport.scrollLeft = 0;
    const selected = () => {
      setIndex(embla.selectedScrollSnap());
      setStill(embla.scrollSnapList().length <= 1);
    };
    selected();
    embla.on('select', selected).on('reInit', selected).on('pointerDown', autoplay.manual);
    if (scrolledTo > 0) embla.scrollTo(scrolledTo, true);
  }, [embla, autoplay]);

  useEffect(() => autoplay[still ? 'hold' : 'release']('still'), [autoplay, still]);

  // Presses that come before the row is ready wait for it.
  const waiting = useRef<((row: EmblaCarouselType) => void)[]>([]);
  const byHand = (move: (row: EmblaCarouselType) => void) => {
    autoplay.manual();
    if (embla) move(embla);
    else waiting.current.push(move);
  };
  useEffect(() => {
    if (!embla) return;
    for (const move of waiting.current.splice(0)) move(embla);
  }, [embla]);
  const previous = () => byHand((row) => backward(row, jump()));
  const next = () => byHand((row) => forward(row, jump()));

  // Once awake the viewport no longer scrolls, so the trackpad and the keys that scrolled it have to be heard.
  const moved = useEffectEvent((by: 1 | -1) => (by > 0 ? next() : previous()));
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const listening = new AbortController();
    const { signal } = listening;
    onSidewaysWheel(viewport, moved, signal);
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // With a modifier it is the browser's, such as Alt and left for the page before.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      moved(event.key === 'ArrowRight' ? 1 : -1);
    };
    (viewport.closest('section') ?? viewport).addEventListener('keydown', keys, { signal });
    viewport.addEventListener('focusin', (event) => followFocus(embla, event.target as Element, jump()), {
      signal,
    });
    return () => listening.abort();
  }, [embla, jump]);

  return {
    ...used,
    moving: used.moving && !still,
    index,
    still,
    previous,
    next,
    goTo: (to) => byHand((row) => row.scrollTo(to, jump())),
  };
}

/** To the next slide; where the row has ends, from the last to the first. */
function forward(row: EmblaCarouselType, jump: boolean): void {
  if (row.canScrollNext()) row.scrollNext(jump);
  else row.scrollTo(0, jump);
}

function backward(row: EmblaCarouselType, jump: boolean): void {
  if (row.canScrollPrev()) row.scrollPrev(jump);
  else row.scrollTo(row.scrollSnapList().length - 1, jump);
}

/** Brings the slide in which a keyboard stands; a click is already where the slide is. */
function followFocus(row: EmblaCarouselType, focused: Element, jump: boolean): void {
  const slide = row.slideNodes().findIndex((node) => node.contains(focused));
  const stop = row.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
  if (stop >= 0 && focused.matches(':focus-visible')) row.scrollTo(stop, jump);
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
}

function nearestSlide(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return step > 0 ? Math.min(slides.length - 1, Math.round(viewport.scrollLeft / step)) : 0;
}
