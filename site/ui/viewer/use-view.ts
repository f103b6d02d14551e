import { type RefObject, useEffect, useState } from 'react';
import { clampView, startView, type View } from './zoom.ts';

export type UseViewResult = ReturnType<typeof useView>;

/** The zoom and position of the picture, kept within the stage, also when the window is resized. */
export function useView(stage: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ view: startView, eased: false });
  /** Changes the view, within its bounds. @param eased whether to animate the change: a step, not a drag */
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
