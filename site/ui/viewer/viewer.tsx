import { Island } from '../../islands/island.tsx';
import { Icon } from '../icon.tsx';
import { viewerId } from './opens-viewer.ts';
import ViewerIsland from './viewer.island.tsx';

/**
 * A dialog that shows the pictures of its section large, to be enlarged and moved. Its title and the number of the
 * picture are filled in by whatever opens it; all else is read from the page when it is open.
 * @param section the section's id
 */
export function Viewer({ section }: { section: string }) {
  const id = viewerId(section);
  return (
    <dialog className="dialog viewer" id={id} closedby="any" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} data-fill="title" data-else="Picture">
        Picture
      </h2>
      <input type="hidden" data-fill="at" />
      <Island name="viewer" of={ViewerIsland} props={{}} wake="interaction" />
      <button type="button" className="close-button" data-close="" aria-label="Close">
        <Icon name="close" />
      </button>
    </dialog>
  );
}
