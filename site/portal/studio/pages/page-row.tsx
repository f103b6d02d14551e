import { memo } from 'react';
import type { Peer } from '../../../../schema/api/studio/draft.ts';
import { Mistakes } from '../ui/mistakes.tsx';
import { StudioIcon } from '../ui/studio-icon.tsx';
import { initials, nameOf, type PageRow, pageNote } from './page-rows.ts';

interface Props {
  row: PageRow;
  isOpen: boolean;
  /** The URL of a picture of the page. */
  thumbnail: string | undefined;
  peers: readonly Peer[] | undefined;
  onOpen: (page: string) => void;
  onMenu: (page: string, button: HTMLElement) => void;
}

/** A long list renders again only the rows that changed. */
export const PageListRow = memo(function PageListRow(props: Props) {
  const { row, isOpen, thumbnail, peers, onOpen, onMenu } = props;
  const { page, isVariant } = row;
  const name = page.experiment ? page.page.replaceAll('-', ' ') : nameOf(page);
  const className = [isVariant && 'variant', isOpen && 'open'].filter(Boolean).join(' ') || undefined;
  return (
    <li className={className}>
      <button
        type="button"
        className="page"
        aria-current={isOpen ? 'page' : undefined}
        title={`${page.title}, ${page.file}`}
        onClick={() => onOpen(page.page)}
      >
        <span className="thumbnail">
          {thumbnail && <img src={thumbnail} alt="" loading="lazy" decoding="async" />}
        </span>
        <span className="words">
          <b>{name}</b>
          {page.changes > 0 ? (
            <span className="changed">{page.changes === 1 ? '1 change' : `${page.changes} changes`}</span>
          ) : (
            <small>{pageNote(page)}</small>
          )}
        </span>
        <Mistakes count={page.mistakes} />
        {peers?.map((peer) => (
          <abbr key={peer.client} className="peer" title={`${peer.name} is here`}>
            {initials(peer.name)}
          </abbr>
        ))}
      </button>
      <button
        type="button"
        className="icon-button more"
        aria-label={`More about ${name}`}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onMenu(page.page, currentTarget)}
      >
        <StudioIcon name="more" />
      </button>
    </li>
  );
});
