import { type RefObject, useEffect, useState } from 'react';
import { type View, whole, within } from './zoom.ts';

export interface UsedView {
  view: View;
  /** Whether the last change was a step, which takes its time, and not a finger, which leads. */
  eased: boolean;
  /** Changes the view, within its bounds. */
  change: (to: (view: View) => View, eased?: boolean) => void;
}

/** How the picture stands on its stage. It never leaves it, also when the window changes. */
export function useView(stage: RefObject<HTMLElement | null>): UsedView {
  const [state, setState] = useState({ view: whole, eased: false });
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
  return within(
    view,
    { width: picture.offsetWidth, height: picture.offsetHeight },
    { width: stage.clientWidth, height: stage.clientHeight },
  );
}
