import { StudioIcon, type StudioIconName } from '../ui/studio-icon.tsx';

/** Widths of the preview, in px. */
export type FrameWidth = 1440 | 768 | 390;

const widths: { width: FrameWidth; icon: StudioIconName; name: string }[] = [
  { width: 1440, icon: 'desktop', name: 'Desktop' },
  { width: 768, icon: 'tablet', name: 'Tablet' },
  { width: 390, icon: 'phone', name: 'Phone' },
];

interface Props {
  width: FrameWidth;
  onWidth: (width: FrameWidth) => void;
  /** What is chosen, from the page to the field, such as `/lp8/`, `Hero`, `Headline`. */
  crumbs: readonly string[];
  scale: number;
}

/** The bar over the preview. */
export function FrameBar({ width, onWidth, crumbs, scale }: Props) {
  return (
    <div className="frame-bar">
      <fieldset className="widths" aria-label="Width of the page">
        {widths.map((one) => (
          <button
            key={one.width}
            type="button"
            aria-pressed={one.width === width}
            aria-label={`${one.name}, ${one.width}`}
            title={`${one.name}, ${one.width} px`}
            onClick={() => onWidth(one.width)}
          >
            <StudioIcon name={one.icon} />
            {one.width}
          </button>
        ))}
      </fieldset>
      <p className="crumbs">
        {crumbs.map((crumb, index) => (
          <span key={index}>{crumb}</span>
        ))}
      </p>
      <p className="zoom">{Math.round(scale * 100)}%</p>
    </div>
  );
}
