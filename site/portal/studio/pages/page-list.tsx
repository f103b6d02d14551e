import './pages.css';
import { useCallback, useMemo, useState } from 'react';
import type { DraftPage, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import { StudioIcon } from '../ui/studio-icon.tsx';
import { FindPageDialog } from './find-page-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageMenu } from './page-menu.tsx';
import { PageListRow } from './page-row.tsx';
import { nameOf, pageRows, shortRows } from './page-rows.ts';
import { RemovePageDialog } from './remove-page-dialog.tsx';
import { RenamePageDialog } from './rename-page-dialog.tsx';

/** How many pages are in sight before the author asks for more, and how many each press adds. */
const shortLength = 6;
const moreLength = 100;

interface Props {
  pages: readonly DraftPage[];
  /** The name of the open page. */
  open: string | undefined;
  /** The URLs of pictures of pages, by name. A page without one is blank paper. */
  thumbnails: ReadonlyMap<string, string>;
  peers: readonly Peer[];
  /** Whether the dialog that finds a page is open; Ctrl P opens it, too. */
  isFinding: boolean;
  onFinding: (isFinding: boolean) => void;
  onOpen: (page: string) => void;
  onHistory: (page: string) => void;
  onOperation: (operation: Operation) => void;
}

type Task = { kind: 'rename' | 'remove'; page: DraftPage } | { kind: 'new' };

/** The pages of the site, with their variants. */
export function PageList(props: Props) {
  const { pages, open, thumbnails, peers, isFinding, onFinding, onOpen, onHistory, onOperation } = props;
  const [length, setLength] = useState(shortLength);
  const [menu, setMenu] = useState<{ page: DraftPage; anchor: HTMLElement }>();
  const [task, setTask] = useState<Task>();
  const peersOf = useMemo(() => Map.groupBy(peers, ({ page }) => page ?? ''), [peers]);
  const rows = useMemo(() => pageRows(pages), [pages]);
  const shown = useMemo(() => {
    const matters = ({ page, changes, mistakes }: DraftPage) =>
      page === open || changes > 0 || mistakes > 0 || peersOf.has(page);
    return shortRows(rows, length, matters);
  }, [rows, length, open, peersOf]);
  const openMenu = useCallback(
    (name: string, anchor: HTMLElement) => {
      const page = pages.find((one) => one.page === name);
      setMenu((now) => (page && now?.anchor !== anchor ? { page, anchor } : undefined));
    },
    [pages],
  );
  const begin = (next: Task) => {
    setMenu(undefined);
    setTask(next);
  };
  const close = () => setTask(undefined);
  const finish = (operation: Operation) => {
    close();
    onOperation(operation);
  };
  const hidden = rows.length - shown.length;

  return (
    <>
      <section className="page-list" aria-label="Pages">
        <header>
          <h2>Pages</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Find a page, Ctrl P"
            title="Find a page, Ctrl P"
            onClick={() => onFinding(true)}
          >
            <StudioIcon name="search" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="New page or variant"
            title="New page or variant"
            onClick={() => begin({ kind: 'new' })}
          >
            <StudioIcon name="plus" />
          </button>
        </header>
        <ul>
          {shown.map((row) => (
            <PageListRow
              key={row.page.page}
              row={row}
              isOpen={row.page.page === open}
              thumbnail={thumbnails.get(row.page.page)}
              peers={peersOf.get(row.page.page)}
              onOpen={onOpen}
              onMenu={openMenu}
            />
          ))}
        </ul>
        {(hidden > 0 || length > shortLength) && (
          <button
            type="button"
            className="all"
            onClick={() => setLength(hidden > 0 ? Math.max(length, shown.length) + moreLength : shortLength)}
          >
            {hidden === 0 ? 'Fewer pages' : hidden === 1 ? '1 more page' : `${hidden} more pages`}
          </button>
        )}
      </section>
      {menu && (
        <PageMenu
          key={menu.page.page}
          name={nameOf(menu.page)}
          anchor={menu.anchor}
          onRename={() => begin({ kind: 'rename', page: menu.page })}
          onRemove={() => begin({ kind: 'remove', page: menu.page })}
          onHistory={() => {
            setMenu(undefined);
            onHistory(menu.page.page);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
      {isFinding && (
        <FindPageDialog
          pages={pages}
          onOpen={(page) => {
            onFinding(false);
            onOpen(page);
          }}
          onClose={() => onFinding(false)}
        />
      )}
      {task?.kind === 'new' && <NewPageDialog pages={pages} onCreate={finish} onClose={close} />}
      {task?.kind === 'rename' && (
        <RenamePageDialog page={task.page} pages={pages} onRename={finish} onClose={close} />
      )}
      {task?.kind === 'remove' && (
        <RemovePageDialog page={task.page} pages={pages} onRemove={finish} onClose={close} />
      )}
    </>
  );
}
