import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { OutlineSection, Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { StudioFileAnswer } from '../../../../schema/api/studio/tools.ts';
import { isGroup } from '../form/fields/resolve.ts';
import { valueAt } from '../form/fields/schema-at.ts';
import { keyWords } from '../form/fields/words.ts';
import type { FrameWidth } from '../frame/frame-bar.tsx';
import { PreviewFrame } from '../frame/preview-frame.tsx';
import { pageAt } from '../pages/page-at.ts';
import { YamlPanel, type YamlPanelProps } from '../yaml/yaml-panel.tsx';
import { operationsForText, textAhead } from './place-operations.ts';
import { subjectOf } from './selection.ts';
import { useYamlEdits } from './use-yaml-edits.ts';
import type { Work } from './work.ts';

/** The open page as visitors see it, and its file. */
export function MiddlePanel({ work }: { work: Work }) {
  const { page } = work.view;
  return (
    <main id="main" className="middle-panel">
      {page ? <OpenPage work={work} page={page} /> : <p className="opening">Opening the page…</p>}
    </main>
  );
}

const startHeight = 226;
const noNotes: never[] = [];

function OpenPage({ work, page }: { work: Work; page: StudioPageAnswer }) {
  const { draft, store, subject, choose, openPage, setFocus, shownValue, showValue, tools } = work;
  const [width, setWidth] = useState<FrameWidth>(1440);
  const [yamlHeight, setYamlHeight] = useState(startHeight);
  const [isYamlOpen, setYamlOpen] = useState(true);
  const section = subject.kind === 'section' ? subject.id : undefined;
  const { name, file } = page.sections.find(({ id }) => id === section) ?? {};
  // The file follows to a section that is opened, and stays where it is when the section's lines move.
  const isOwn = section !== undefined && file === page.file;
  const unreadable = useUnreadable(work.sharedFile);
  const yamlFile = unreadable ?? page;
  const target = useMemo(() => {
    if (shownValue) return { at: { path: shownValue.path }, hasFocus: shownValue.hasFocus ?? false };
    return isOwn ? { at: { path: ['sections', section] }, hasFocus: false } : undefined;
  }, [section, isOwn, shownValue]);
  const [, shownIn, field] = shownValue?.path ?? [];
  const fieldName = shownIn === section && field !== undefined ? keyWords(String(field)) : undefined;
  const crumbs = [page.route || page.page, name, fieldName].filter((crumb) => crumb !== undefined);
  useEffect(() => {
    if (shownValue?.hasFocus) setYamlOpen(true);
  }, [shownValue]);

  function pick(places: Place[], id: string | undefined, isOpened: boolean) {
    const chosen = subjectOf(places, id);
    if (chosen) choose(chosen);
    const path = places.find(({ pagePath }) => pagePath)?.pagePath;
    if (path) showValue({ path });
    if (!isOpened) return;
    // A text of this page alone is edited in its place, and all else in the form.
    const isHere = places.some(
      (place) => place.text !== undefined && operationsForText(place, place.text, page),
    );
    if (isHere) return;
    if (chosen?.kind === 'shared') setFocus({ path: chosen.place.path });
    else if (path) setFocus({ path });
  }

  /** The button that was pressed goes away, so the focus moves to its opposite. */
  function toggleYaml(isOpen: boolean) {
    flushSync(() => setYamlOpen(isOpen));
    document.querySelector<HTMLElement>(isOpen ? '.yaml-panel .hide' : '.show-yaml')?.focus();
  }

  function navigate(path: string) {
    const [route = ''] = path.split(/[?#]/);
    const target = pageAt(draft.pages, route);
    if (target) openPage(target.page);
  }

  return (
    <>
      <PreviewFrame
        src={tools.frame}
        answer={page}
        width={width}
        onWidth={setWidth}
        crumbs={crumbs}
        selected={section}
        reveal={work.reveal}
        peers={draft.peers}
        conflicts={draft.conflicts}
        notes={noNotes}
        facts={tools.choices.facts}
        hasMarks={(place) => place.kind !== 'fact'}
        canRotate={({ pagePath = [] }) => pagePath.at(-1) === 'headline' && rotates(page, pagePath)}
        latestText={(place) => textAhead(place, store.view().ahead, page)}
        onText={(place, text, seen) => {
          const operations = operationsForText(place, text, page);
          if (operations) void store.edit(operations.operations, operations.step, seen);
        }}
        onPicture={(place) => {
          if (place.pagePath) setFocus({ path: place.pagePath });
        }}
        onPick={pick}
        onNavigate={navigate}
      />
      {isYamlOpen ? (
        <FileYaml
          key={yamlFile.file}
          {...{ work, target }}
          file={yamlFile}
          movedSections={unreadable ? 0 : page.sections.filter(isMoved).length}
          height={yamlHeight}
          onHeight={setYamlHeight}
          onHide={() => toggleYaml(false)}
        />
      ) : (
        <button type="button" className="show-yaml" onClick={() => toggleYaml(true)}>
          Show {yamlFile.file}
        </button>
      )}
    </>
  );
}

const isMoved = ({ change }: OutlineSection) => change?.startsWith('moved') === true;

/**
 * A shared file that could not be read when it was chosen, until another one is. Its text is edited only to correct it, because it
 * does not say first on which pages it shows, as the form does.
 */
function useUnreadable(file: StudioFileAnswer | undefined): StudioFileAnswer | undefined {
  const [name, setName] = useState<string>();
  const isUnreadable = file?.data === null;
  const next = isUnreadable || file?.file === name ? file?.file : undefined;
  if (next !== name) setName(next);
  return next === undefined ? undefined : file;
}

interface FileYamlProps
  extends Pick<YamlPanelProps, 'target' | 'movedSections' | 'height' | 'onHeight' | 'onHide'> {
  work: Work;
  file: Pick<StudioPageAnswer, 'file' | 'text' | 'revision' | 'published' | 'problems'>;
}

/** The text of a file. A panel that opens again counts its edits from 1. */
function FileYaml({ work: { view, draft, store }, file, ...panel }: FileYamlProps) {
  const yaml = useYamlEdits(store, file);
  return (
    <YamlPanel
      file={file.file}
      text={file.text}
      revision={file.revision}
      {...yaml}
      isAway={view.send !== 'saved' && view.send !== 'saving'}
      published={file.published}
      problems={file.problems.filter((problem) => problem.file === file.file)}
      conflicts={draft.conflicts.filter((conflict) => conflict.file === file.file)}
      onFix={({ fix }) => void (fix && store.edit([fix.operation]))}
      onUndo={() => void store.undo()}
      onRedo={() => void store.redo()}
      {...panel}
    />
  );
}

/** Whether the section of a headline has words that rotate. */
function rotates({ data }: StudioPageAnswer, path: Path): boolean {
  const section = valueAt(data, path.slice(0, -1));
  return isGroup(section) && Array.isArray(section.rotate);
}
