import type { PreparedAction, SectionProps } from '../../prepared-data.ts';
import { actionAttributes } from '../../ui/actions/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VersionSwitch } from '../../ui/versions/version-switch.tsx';
import { viewerLink } from '../../ui/viewer/viewer-link.ts';
import { PictureText } from './picture-text.tsx';

interface Props {
  /** The section's id. */
  section: string;
  at: number;
  item: SectionProps<'gallery'>['items'][number];
  /** The label of the button that opens the picture. */
  view: string | undefined;
  hover: PreparedAction | undefined;
  columns: 2 | 3 | 4;
}

/** A picture with its title and buttons. The whole picture is the click target of the first button. */
export function GalleryPicture({ section, at, item, view, hover, columns }: Props) {
  const { title, image, before } = item;
  const width = Math.floor((1180 - (columns - 1) * 32) / columns);
  const isPage = image.height > image.width;
  // Understated for phones: at 3x pixel density, a picture of the full width is larger than it needs to be.
  const sizes = `(min-width: 1280px) ${width}px, (min-width: 768px) ${Math.floor(90 / Math.min(columns, 3))}vw, ${isPage ? 24 : 58}vw`;
  const hiddenTitle = <span className="visually-hidden">: {title}</span>;
  return (
    <li>
      <div className="frame">
        <Picture image={image} sizes={sizes} />
        {before && (
          <div className="before">
            <Picture image={before} sizes={sizes} />
          </div>
        )}
      </div>
      <p>{title}</p>
      {before && <VersionSwitch name={`${section}-version-${at}`} title={title} />}
      {(view || hover) && (
        <div className="over">
          {view && (
            <a className="link" {...viewerLink({ section, at, title, image })}>
              {view}
              {hiddenTitle}
            </a>
          )}
          {view && before && (
            <a className="link before" {...viewerLink({ section, at, title, image: before })}>
              {view}
              <span className="visually-hidden">: {title}, before</span>
            </a>
          )}
          {hover && (
            <a className="link" {...actionAttributes(hover)}>
              {hover.label}
              {hiddenTitle}
            </a>
          )}
        </div>
      )}
      {view && <PictureText item={item} />}
    </li>
  );
}
