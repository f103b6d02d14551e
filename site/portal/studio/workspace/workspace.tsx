import './workspace.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import { Loading } from '../../ui/layout/loading.tsx';
import { HistoryDialog } from '../publish/history-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { ReleasesPanel } from '../publish/releases-panel.tsx';
import { ShareDialog } from '../publish/share-dialog.tsx';
import type { DraftStore } from '../state/draft-store.ts';
import { goToPlace } from './go-to-place.ts';
import { LeftPanel } from './left-panel.tsx';
import { MiddlePanel } from './middle-panel.tsx';
import { RightPanel } from './right-panel.tsx';
import { SaveNotice } from './save-notice.tsx';
import { type Editing, type Subject, sharedFileOf, shownSubject } from './selection.ts';
import { SmallScreen } from './small-screen.tsx';
import { TopBar } from './top-bar.tsx';
import { useDraftFeed, useDraftView, useMessages } from './use-draft.ts';
import { useOpenSection } from './use-open-section.ts';
import { useSharedFile } from './use-shared-file.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTools } from './use-tools.ts';
import type { Work } from './work.ts';

interface Props {
  session: StaffSession;
  id: string;
  store: DraftStore;
  onDraft: (id: string) => void;
}

/** The open draft: its pages, the open page with its file, and the form of what is chosen on it. */
export function Workspace({ session, id, store, onDraft }: Props) {
  const view = useDraftView(store);
  const [params, setParams] = useSearchParams();
  const [subject, setSubject] = useState<Subject>();
  const [focus, setFocus] = useState<Work['focus']>();
  const [dialog, setDialog] = useState<'publish' | 'releases' | 'share' | 'history'>();
  const [shownValue, showValue] = useState<Work['shownValue']>();
  const [isFinding, setFinding] = useState(false);
  const [at, setAt] = useState<Editing['at']>();
  const show = useCallback((chosen: Subject) => {
    setSubject(chosen);
    showValue(undefined);
  }, []);
  const choose = useCallback(
    (chosen: Subject) => {
      show(chosen);
      setFocus(undefined);
    },
    [show],
  );
  const { openSection, reveal } = useOpenSection(view.page, show);
  const { tools, failure } = useTools(id, view.page?.revision ?? 0);
  const asked = params.get('page') ?? undefined;
  const pages = view.draft?.pages;
  const known = (wanted: string | undefined) => pages?.find(({ page }) => page === wanted)?.page;
  // A page that has just been created or renamed is not in the list yet.
  const name = known(asked) ?? known(view.open) ?? startPage(pages);

  useEffect(() => {
    if (name !== undefined && name !== store.view().open) void store.openPage(name);
  }, [name, store]);
  const openPage = useCallback(
    (page: string) => {
      setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), page }));
      setSubject(undefined);
      showValue(undefined);
    },
    [setParams],
  );
  const editing = useMemo(
    () => ({ ...(name !== undefined && { page: name }), ...(at && { at }) }),
    [name, at],
  );
  useDraftFeed(id, store, editing);
  useMessages(store, view);
  const isBlocked =
    view.draft === undefined ||
    view.draft.conflicts.length > 0 ||
    view.draft.problems.some(({ severity }) => severity === 'mistake');
  useShortcuts(store, {
    onPublish: () => !isBlocked && setDialog('publish'),
    onFind: () => setFinding(true),
  });
  const shown = useMemo(() => shownSubject(subject, view.page), [subject, view.page]);
  const sharedFile = useSharedFile(id, sharedFileOf(shown), view.page?.revision ?? 0);

  if (!view.draft || !tools)
    return <Loading label={failure || view.failure ? 'Waiting for the studio…' : 'Opening the draft…'} />;
  const work: Work = {
    ...{ id, session, store, view, tools, openPage, focus, setFocus, setAt },
    ...{ openSection, reveal, shownValue, showValue, sharedFile },
    draft: view.draft,
    subject: shown,
    choose,
  };
  return (
    <>
      <SmallScreen work={work} />
      <div className="workspace">
        <TopBar
          work={work}
          onDraft={onDraft}
          onReleases={() => setDialog('releases')}
          onPublish={() => setDialog('publish')}
          onShare={() => setDialog('share')}
        />
        <SaveNotice work={work} />
        <LeftPanel
          work={work}
          isFinding={isFinding}
          onFinding={setFinding}
          onHistory={(page) => {
            openPage(page);
            setDialog('history');
          }}
        />
        <MiddlePanel work={work} />
        <RightPanel work={work} />
        {dialog === 'publish' && (
          <PublishDialog
            draft={id}
            publishing={view.publishing}
            onPublishing={store.onPublishing}
            onClose={() => setDialog(undefined)}
            onProblem={(problem) => {
              setDialog(undefined);
              goToPlace(work, problem);
            }}
          />
        )}
        {dialog === 'releases' && (
          <ReleasesPanel version={view.release} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'history' && view.page && (
          <HistoryDialog
            key={view.page.page}
            draft={id}
            page={view.page}
            onRestore={(text) => void store.edit(textEdit(view.page, text))}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'share' && (
          <ShareDialog draft={id} route={view.page?.route || '/'} onClose={() => setDialog(undefined)} />
        )}
      </div>
    </>
  );
}

/** The home page, or else the first one. */
function startPage(pages: readonly { page: string; route: string }[] | undefined): string | undefined {
  return (pages?.find(({ route }) => route === '/') ?? pages?.[0])?.page;
}

/** Replaces the text of a page's file. */
function textEdit(page: StudioPageAnswer | undefined, text: string): Operation[] {
  if (!page || page.text === text) return [];
  return [{ op: 'editSource', file: page.file, changes: [{ at: 0, removed: page.text, inserted: text }] }];
}
