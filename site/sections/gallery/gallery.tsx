import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Viewer } from '../../ui/viewer/viewer.tsx';
import { columnsOf } from './columns-of.ts';
import { GalleryPicture } from './gallery-picture.tsx';

/** Pictures in a grid. Their buttons are over the pictures, or below them on touch screens. */
export function Gallery({
  id,
  heading,
  lead,
  items,
  view,
  hover,
  action,
  want,
  shape = 'screen',
  ground,
}: SectionProps<'gallery'>) {
  const columns = columnsOf(shape, items.length);
  return (
    <Section type="gallery" id={id} ground={ground} after={view && <Viewer section={id} want={want} />}>
      <SectionHead id={id} heading={heading} lead={lead} />
      <ul className={`pictures shape-${shape} columns-${columns}`}>
        {items.map((item, at) => (
          <GalleryPicture
            key={item.title}
            section={id}
            at={at}
            item={item}
            view={view}
            hover={hover}
            columns={columns}
          />
        ))}
      </ul>
      {action && <ActionButtons actions={[action]} />}
    </Section>
  );
}
