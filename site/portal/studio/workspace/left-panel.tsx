import { useMemo } from 'react';
import { keyWords } from '../form/fields/words.ts';
import { Outline } from '../outline/outline.tsx';
import { PageList } from '../pages/page-list.tsx';
import { besideFrame, sectionTypes } from './section-types.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  isFinding: boolean;
  onFinding: (isFinding: boolean) => void;
  onHistory: (page: string) => void;
}

/** The pages of the draft, and the sections of the open one. */
export function LeftPanel({ work, isFinding, onFinding, onHistory }: Props) {
  const { draft, view, store, openPage, openSection, setFocus, subject, choose, tools } = work;
  const { pages, revision } = draft;
  const thumbnails = useMemo(
    () =>
      new Map(
        pages.map(({ page, changes }) => {
          // A page that changed can change again; all others stay as they are in the browser's cache.
          const version = changes > 0 ? `?at=${revision}` : '';
          return [page, besideFrame(tools.frame, `thumbnail/${encodeURIComponent(page)}${version}`)];
        }),
      ),
    [pages, revision, tools.frame],
  );
  const { page } = view;
  return (
    <aside className="left-panel" aria-label="Pages and sections" data-panel>
      <PageList
        pages={pages}
        open={view.open}
        thumbnails={thumbnails}
        peers={draft.peers}
        isFinding={isFinding}
        onFinding={onFinding}
        onOpen={openPage}
        onHistory={onHistory}
        onOperation={(operation) => {
          void store.edit([operation]);
          if (operation.op === 'createPage' || operation.op === 'createVariant') openPage(operation.page);
          if (operation.op === 'renamePage' && operation.to && operation.page === view.open)
            openPage(operation.to);
        }}
      />
      {page && (
        <button
          type="button"
          className="settings"
          aria-current={subject.kind === 'page' || undefined}
          onClick={() => choose({ kind: 'page' })}
        >
          Settings of {page.route || page.page}
        </button>
      )}
      {page && (
        <Outline
          page={page.page}
          file={page.file}
          sections={page.sections}
          ahead={view.ahead}
          problems={page.problems}
          open={subject.kind === 'section' ? subject.id : undefined}
          types={sectionTypes(tools)}
          onOpen={(id) => {
            setFocus(undefined);
            openSection(id);
          }}
          onOperation={(operation) => {
            void store.edit([operation]);
            if (operation.op === 'addSection') openSection(operation.id);
          }}
        />
      )}
      <details className="shared-files">
        <summary>Shared by all pages</summary>
        <ul>
          {draft.shared.map(({ file, changes }) => (
            <li key={file}>
              <button
                type="button"
                aria-current={(subject.kind === 'file' && subject.file === file) || undefined}
                onClick={() => choose({ kind: 'file', file, path: [] })}
              >
                {sharedName(file)}
                {changes > 0 && <small className="changed">{changes}</small>}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

/** Such as `Landing packages`. */
const sharedName = (file: string) => keyWords(file.replace(/^content\/|\.ya?ml$/g, ''));
