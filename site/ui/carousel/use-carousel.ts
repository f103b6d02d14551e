import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AutoplayTimes } from './autoplay.ts';
import { onSidewaysWheel } from './sideways-wheel.ts';
import { useAutoplay } from './use-autoplay.ts';

/**
 * An endless row that aligns slides at its left edge. With too few slides to loop, the row has two ends. `duration` is
 * in Embla's own unit, here about 300 ms. Embla's `watchFocus` misses focus that arrives more than 10 ms after the Tab
 * key, as it does on slow machines, so `followFocus` replaces it.
 */
const options: EmblaOptionsType = { loop: true, align: 'start', duration: 22, watchFocus: false };

export type UseCarouselResult = ReturnType<typeof useCarousel>;

interface CarouselOptions {
  /** Lets each slide come to the front, even if that leaves empty space after the last one. */
  everySlideAtFront?: boolean;
}

/**
 * A looping carousel, moved manually and, if `times` are given, automatically.
 *
 * The island holds only the controls. The slides are plain HTML next to it and are not sent a second time as props.
 * Until the island wakes, the row scrolls natively. Then its viewport gets `data-live`, for which CSS clips the
 * overflow, and the slide in the URL's fragment, or else the one scrolled to, stays at the front. Swipes, horizontal
 * wheel gestures, and the left and right arrow keys anywhere in the section count as manual moves.
 * @param times in ms; without them it only moves manually
 * @param viewportSelector finds, in the island's section, the element whose first child is the row of slides
 */
export function useCarousel(
  times: AutoplayTimes | undefined,
  viewportSelector: string,
  { everySlideAtFront = false }: CarouselOptions = {},
) {
  const [setViewport, embla] = useEmblaCarousel({
    ...options,
    containScroll: everySlideAtFront ? false : 'trimSnaps',
  });
  const [index, setIndex] = useState(0);
  const [still, setStill] = useState(false);
  const used = useAutoplay(times, viewportSelector, () => embla && step(embla, 1));
  const { autoplay, controlsRef } = used;

  useEffect(() => {
    const section = controlsRef.current?.closest('section');
    setViewport(section?.querySelector<HTMLElement>(viewportSelector) ?? null);
  }, [controlsRef, setViewport, viewportSelector]);

  // Runs before paint: visitors see neither the switch from native scrolling nor buttons that are about to be hidden.
  useLayoutEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const targetIndex = slidesOf(viewport).findIndex((slide) => slide.matches(':target'));
    const scrolledTo = targetIndex < 0 ? nearestSlide(viewport) : targetIndex;
    if (targetIndex >= 0) autoplay.manual();
    viewport.dataset.live = '';
    viewport.scrollLeft = 0;
    const onSelect = () => {
      setIndex(embla.selectedScrollSnap());
      setStill(embla.scrollSnapList().length <= 1);
    };
    onSelect();
    embla.on('select', onSelect).on('reInit', onSelect).on('pointerDown', autoplay.manual);
    if (scrolledTo > 0) embla.scrollTo(scrolledTo, true);
  }, [embla, autoplay]);

  useEffect(() => autoplay[still ? 'hold' : 'release']('still'), [autoplay, still]);

  // Moves requested before Embla is ready wait for it.
  const pendingMoves = useRef<((row: EmblaCarouselType) => void)[]>([]);
  const moveManually = (move: (row: EmblaCarouselType) => void) => {
    autoplay.manual();
    if (embla) move(embla);
    else pendingMoves.current.push(move);
  };
  useEffect(() => {
    if (!embla) return;
    for (const move of pendingMoves.current.splice(0)) move(embla);
  }, [embla]);
  const moveBy = (by: 1 | -1) => moveManually((row) => step(row, by));

  // A live viewport no longer scrolls natively, so wheel gestures and arrow keys need listeners.
  const onMove = useEffectEvent(moveBy);
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const controller = new AbortController();
    const { signal } = controller;
    onSidewaysWheel(viewport, onMove, signal);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // Keys with a modifier belong to the browser: Alt+Left goes back.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      onMove(event.key === 'ArrowRight' ? 1 : -1);
    };
    (viewport.closest('section') ?? viewport).addEventListener('keydown', onKeyDown, { signal });
    viewport.addEventListener('focusin', ({ target }) => followFocus(embla, target as Element), { signal });
    return () => controller.abort();
  }, [embla]);

  return {
    ...used,
    moving: used.moving && !still,
    /** Index of the slide at the front. */
    index,
    /** Whether every slide is in view, so nothing can move. Changes with the width of the window. */
    still,
    /** Moves manually, as `goTo` does, which pauses autoplay. */
    moveBy,
    goTo: (to: number) => moveManually((row) => row.scrollTo(to, jumps())),
  };
}

/** Under reduced motion the slide changes at once instead of traveling. */
const jumps = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes to the next or previous slide, or, from an end of a row that does not loop, to the other end. */
function step(row: EmblaCarouselType, by: 1 | -1): void {
  if (by > 0 && row.canScrollNext()) row.scrollNext(jumps());
  else if (by < 0 && row.canScrollPrev()) row.scrollPrev(jumps());
  else row.scrollTo(by > 0 ? 0 : row.scrollSnapList().length - 1, jumps());
}

/** Brings the slide with keyboard focus to the front. A clicked slide is already in view. */
function followFocus(row: EmblaCarouselType, focused: Element): void {
  const slide = row.slideNodes().findIndex((node) => node.contains(focused));
  const stop = row.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
  if (stop >= 0 && focused.matches(':focus-visible')) row.scrollTo(stop, jumps());
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
}

function nearestSlide(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  return step > 0 ? Math.min(slides.length - 1, Math.round(viewport.scrollLeft / step)) : 0;
}
