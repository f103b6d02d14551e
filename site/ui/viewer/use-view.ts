import { type RefObject, useEffect, useState } from 'react';
import { clampView, initialView, type View } from './zoom.ts';

export interface UseViewResult {
  view: View;
  /** Whether to animate the last change: a step, not a drag. */
  eased: boolean;
  /** Changes the view, within its bounds. */
  change: (to: (view: View) => View, eased?: boolean) => void;
}

/** The zoom and position of the picture, kept within the stage, also when the window is resized. */
export function useView(stage: RefObject<HTMLElement | null>): UseViewResult {
  const [state, setState] = useState({ view: initialView, eased: false });
  const change = (to: (view: View) => View, eased = false) =>
    setState(({ view }) => ({ view: bounded(to(view), stage.current), eased }));

  useEffect(() => {
    if (!stage.current) return;
    const resized = new ResizeObserver(() =>
      setState(({ view }) => ({ view: bounded(view, stage.current), eased: false })),
    );
    resized.observe(stage.current);
    return () => resized.disconnect();
  }, [stage]);

  return { ...state, change };
}

function bounded(view: View, stage: HTMLElement | null): View {
  const picture = stage?.querySelector<HTMLElement>('.picture');
  if (!stage || !picture) return view;
  return clampView(
    view,
    { width: picture.offsetWidth, height: picture.offsetHeight },
    { width: stage.clientWidth, height: stage.clientHeight },
  );
}
