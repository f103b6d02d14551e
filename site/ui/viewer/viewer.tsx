import { Island } from '../../islands/island.tsx';
import type { PreparedAction } from '../../prepared-data.ts';
import { Icon } from '../icon.tsx';
import ViewerIsland from './viewer.island.tsx';
import { viewerId } from './viewer-link.ts';

/**
 * A dialog that shows the pictures of its section at full size, with zoom and pan. Its opener fills in the title and the
 * picture's index. Everything else is read from the page when the dialog opens.
 * @param section the section's id
 * @param want the button for a document like the picture
 */
export function Viewer({ section, want }: { section: string; want?: PreparedAction | undefined }) {
  const id = viewerId(section);
  return (
    <dialog className="dialog viewer" id={id} closedby="any" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} data-fill="title" data-else="Picture">
        Picture
      </h2>
      <input type="hidden" data-fill="index" />
      <Island name="viewer" of={ViewerIsland} props={want ? { want } : {}} wake="interaction" />
      <button type="button" className="close-button" data-close="" aria-label="Close">
        <Icon name="close" />
      </button>
    </dialog>
  );
}
