import type { PreparedAction, SectionProps } from '../../prepared-page.ts';
import { actionAttributes } from '../../ui/actions/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { viewerLink } from '../../ui/viewer/viewer-link.ts';
import { SpokenWords } from './spoken-words.tsx';

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

/** A picture with its title and its buttons; the first button reaches over the whole picture. */
export function GalleryPicture({ section, at, item, view, hover, columns }: Props) {
  const { title, image } = item;
  const width = Math.floor((1180 - (columns - 1) * 32) / columns);
  const isPage = image.height > image.width;
  // Phones are told less than its width: their three dots a pixel are more than a picture needs.
  const sizes = `(min-width: 1280px) ${width}px, (min-width: 768px) ${Math.floor(90 / Math.min(columns, 3))}vw, ${isPage ? 24 : 58}vw`;
  const named = <span className="visually-hidden">: {title}</span>;
  return (
    <li>
      <div className="frame">
        <Picture image={image} sizes={sizes} />
      </div>
      <p>{title}</p>
      {(view || hover) && (
        <div className="over">
          {view && (
            <a className="link" {...viewerLink({ section, at, title, image })}>
              {view}
              {named}
            </a>
          )}
          {hover && (
            <a className="link" {...actionAttributes(hover)}>
              {hover.label}
              {named}
            </a>
          )}
        </div>
      )}
      {view && <SpokenWords item={item} />}
    </li>
  );
}
