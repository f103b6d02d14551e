import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import type { RemovePage } from '../../../../schema/api/studio/operation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { nameOf } from './page-rows.ts';

interface Props {
  page: DraftPage;
  pages: readonly DraftPage[];
  onRemove: (operation: RemovePage) => void;
  onClose: () => void;
}

/** Removes a page, after saying what that does. */
export function RemovePageDialog({ page, pages, onRemove, onClose }: Props) {
  const variants = pages.filter((one) => one.extends === page.page).map(({ file }) => file);
  if (variants.length > 0)
    return (
      <Dialog heading={`${nameOf(page)} is in use`} onClose={onClose}>
        <p>
          {variants.join(', ')} {variants.length === 1 ? 'extends' : 'extend'} it. Remove{' '}
          {variants.length === 1 ? 'that page' : 'those pages'} first.
        </p>
        <p>
          <button className="btn" type="button" onClick={onClose}>
            Close
          </button>
        </p>
      </Dialog>
    );
  return (
    <Dialog heading={`Remove ${nameOf(page)}?`} onClose={onClose}>
      <p>
        {page.isDraft
          ? `${page.file} is deleted. It was never published.`
          : `${page.file} is deleted. From the next release on, visitors of ${nameOf(page)} see “Page not found”, unless another page gets the address.`}{' '}
        Undo brings it back.
      </p>
      <p>
        <button className="btn" type="button" onClick={() => onRemove({ op: 'removePage', page: page.page })}>
          Remove the page
        </button>
      </p>
    </Dialog>
  );
}
