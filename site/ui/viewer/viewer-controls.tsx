import { Icon, type IconName } from '../icon.tsx';
import type { PictureList } from './read-pictures.ts';
import type { UseViewResult } from './use-view.ts';
import { canZoomIn, canZoomOut, startView, zoomIn, zoomOut } from './zoom.ts';

interface Props {
  list: PictureList | undefined;
  viewState: UseViewResult;
  turn: (by: 1 | -1) => void;
}

/** The viewer's buttons. They use `aria-disabled`, because a disabled button would lose the focus. */
export function ViewerControls({ list, viewState: { view, change }, turn }: Props) {
  const { pictures = [], index = 0 } = list ?? {};
  const button = (label: string, icon: IconName, isEnabled: boolean, onClick: () => void) => (
    <button
      type="button"
      className="round"
      aria-label={label}
      aria-disabled={!isEnabled || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="controls">
      {pictures.length !== 1 && (
        <div>
          {button('Previous picture', 'left', index > 0, () => turn(-1))}
          <p className="num">{list && `${index + 1} / ${pictures.length}`}</p>
          {button('Next picture', 'arrow', index + 1 < pictures.length, () => turn(1))}
        </div>
      )}
      <div>
        {button('Zoom out', 'minus', canZoomOut(view), () => change(zoomOut, true))}
        <p className="num">{percent(view.scale)}</p>
        {button('Zoom in', 'plus', canZoomIn(view), () => change(zoomIn, true))}
        <button
          type="button"
          className="link"
          aria-disabled={!canZoomOut(view) || undefined}
          onClick={() => change(() => startView, true)}
        >
          Reset<span className="visually-hidden"> zoom</span>
        </button>
      </div>
    </div>
  );
}

/** Formats a scale: `150%`. */
export const percent = (scale: number) => `${Math.round(scale * 100)}%`;
