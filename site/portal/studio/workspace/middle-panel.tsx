import { useMemo, useState } from 'react';
import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { FrameWidth } from '../frame/frame-bar.tsx';
import { PreviewFrame } from '../frame/preview-frame.tsx';
import { YamlPanel } from '../yaml/yaml-panel.tsx';
import { operationsForText } from './place-operations.ts';
import { subjectOf } from './selection.ts';
import { useYamlEdits } from './use-yaml-edits.ts';
import type { Work } from './work.ts';

/** The open page as visitors see it, and its file. */
export function MiddlePanel({ work }: { work: Work }) {
  const { page } = work.view;
  return (
    <main id="main" className="middle-panel" data-panel>
      {page ? <OpenPage work={work} page={page} /> : <p className="opening">Opening the page…</p>}
    </main>
  );
}

const startHeight = 226;

function OpenPage({ work, page }: { work: Work; page: StudioPageAnswer }) {
  const { draft, store, subject, choose, openPage, setFocus, tools } = work;
  const [width, setWidth] = useState<FrameWidth>(1440);
  const [yamlHeight, setYamlHeight] = useState(startHeight);
  const [isYamlOpen, setYamlOpen] = useState(true);
  const yaml = useYamlEdits(store, page);
  const section = subject.kind === 'section' ? subject.id : undefined;
  const { name, file } = page.sections.find(({ id }) => id === section) ?? {};
  // The file follows to a section that is opened, and stays where it is when the section's lines move.
  const isOwn = section !== undefined && file === page.file;
  const target = useMemo(
    () => (isOwn ? { at: { path: ['sections', section] }, hasFocus: false } : undefined),
    [section, isOwn],
  );

  function pick(places: Place[], id: string | undefined) {
    const chosen = subjectOf(places, id);
    if (chosen) choose(chosen);
    const path = places.find(({ pagePath }) => pagePath)?.pagePath;
    // A text is edited in its place.
    const isText = places.some(({ text }) => text !== undefined);
    if (path && chosen?.kind === 'section' && !isText) setFocus({ path });
  }

  function navigate(path: string) {
    const [route] = path.split(/[?#]/);
    const target = draft.pages.find((one) => one.route === route || one.route === `${route}/`);
    if (target) openPage(target.page);
  }

  return (
    <>
      <PreviewFrame
        src={tools.frame}
        answer={page}
        width={width}
        onWidth={setWidth}
        crumbs={[page.route || page.page, ...(name === undefined ? [] : [name])]}
        selected={section}
        reveal={work.reveal}
        peers={draft.peers}
        conflicts={draft.conflicts}
        notes={[]}
        facts={tools.choices.facts}
        hasMarks={(place) => place.kind !== 'fact'}
        canRotate={() => false}
        onText={(place, text, seen) => {
          const operations = operationsForText(place, text, page);
          if (operations) void store.edit(operations.operations, operations.step, seen);
        }}
        onPicture={(place) => {
          if (place.pagePath) setFocus({ path: place.pagePath });
        }}
        onPick={pick}
        onNavigate={navigate}
        onLeave={() => {}}
      />
      {isYamlOpen ? (
        <YamlPanel
          file={page.file}
          text={page.text}
          revision={page.revision}
          {...yaml}
          published={page.published}
          problems={page.problems.filter(({ file }) => file === page.file)}
          conflicts={draft.conflicts.filter(({ file }) => file === page.file)}
          movedSections={page.sections.filter(({ change }) => change === 'moved').length}
          onFix={({ fix }) => void (fix && store.edit([fix.operation]))}
          onUndo={() => void store.undo()}
          onRedo={() => void store.redo()}
          target={target}
          height={yamlHeight}
          onHeight={setYamlHeight}
          onHide={() => setYamlOpen(false)}
        />
      ) : (
        <button type="button" className="show-yaml" onClick={() => setYamlOpen(true)}>
          Show {page.file}
        </button>
      )}
    </>
  );
}
