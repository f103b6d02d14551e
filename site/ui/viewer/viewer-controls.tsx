import { Icon, type IconName } from '../icon.tsx';
import type { Reading } from './read-pictures.ts';
import type { UsedView } from './use-view.ts';
import { canZoomIn, canZoomOut, stepIn, stepOut, whole, zoomAt } from './zoom.ts';

interface Props {
  reading: Reading | undefined;
  at: UsedView;
  turn: (by: 1 | -1) => void;
}

/** The viewer's buttons. At an end they stay in the order of focus and say that they lead nowhere. */
export function ViewerControls({ reading, at: { view, change }, turn }: Props) {
  const { pictures = [], index = 0 } = reading ?? {};
  const button = (label: string, icon: IconName, able: boolean, press: () => void) => (
    <button
      type="button"
      className="round"
      aria-label={label}
      aria-disabled={!able || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="controls">
      {pictures.length !== 1 && (
        <div>
          {button('Previous picture', 'left', index > 0, () => turn(-1))}
          <p className="num">{reading && `${index + 1} / ${pictures.length}`}</p>
          {button('Next picture', 'arrow', index + 1 < pictures.length, () => turn(1))}
        </div>
      )}
      <div>
        {button('Zoom out', 'minus', canZoomOut(view), () =>
          change((now) => zoomAt(now, stepOut(now)), true),
        )}
        <p className="num">{percent(view.scale)}</p>
        {button('Zoom in', 'plus', canZoomIn(view), () => change((now) => zoomAt(now, stepIn(now)), true))}
        <button
          type="button"
          className="link"
          aria-disabled={!canZoomOut(view) || undefined}
          onClick={() => change(() => whole, true)}
        >
          Reset<span className="visually-hidden"> zoom</span>
        </button>
      </div>
    </div>
  );
}

/** A scale as people read it. */
export const percent = (scale: number) => `${Math.round(scale * 100)}%`;
