import { type ReactNode, useMemo } from 'react';
import type { ChoiceBody, Conflict, DraftAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Place, StudioPageAnswer, StudioProblem } from '../../../../schema/api/studio/page.ts';
import type { StudioFileAnswer } from '../../../../schema/api/studio/tools.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { sendPicture } from '../api.ts';
import { type FormSource, fileSource, pageSource } from '../form/edits/source.ts';
import { summaryOf } from '../form/fields/summary.ts';
import { keyWords } from '../form/fields/words.ts';
import type { FormTools } from '../form/form-context.ts';
import { ConflictCard } from '../form/notes/conflict-card.tsx';
import { SharedForm } from '../form/shared-form.tsx';
import { StudioForm } from '../form/studio-form.tsx';
import { goToPlace } from './go-to-place.ts';
import { editsAhead } from './place-operations.ts';
import { besideFrame } from './section-types.ts';
import type { Subject } from './selection.ts';
import { useShowings } from './use-shared-file.ts';
import type { Work } from './work.ts';

/** The form of what is chosen on the page. */
export function RightPanel({ work }: { work: Work }) {
  const { page } = work.view;
  const { subject } = work;
  return (
    <aside className="right-panel" aria-label="Form" data-panel>
      {page && (subject.kind === 'section' || subject.kind === 'page') && (
        <PageForm work={work} page={page} subject={subject} />
      )}
      {page && (subject.kind === 'shared' || subject.kind === 'file') && (
        <FileForm work={work} page={page} subject={subject} />
      )}
    </aside>
  );
}

/** What all forms of the workspace share. */
function useForm(work: Work, file: string) {
  const { id, store, tools, draft, setAt, choose, showValue } = work;
  const { schemas, choices, frame } = tools;
  const formTools = useMemo<FormTools>(
    () => ({
      schemas,
      choices: {
        ...choices.choices,
        facts: choices.facts.map(({ name, value }) => ({ value: name, description: value })),
      },
      mediaUrl: (src) =>
        besideFrame(frame, `media/${src.split('/').map(encodeURIComponent).join('/')}?width=192`),
      onUpload: (picture) => sendPicture(id, picture),
      onYaml: (_file, path) => showValue({ path, hasFocus: true }),
      onRemoved: (what) => showToast(`Removed ${what}. Press Ctrl Z to undo.`),
      onEntry: (target, entry) => choose({ kind: 'file', file: target, path: [entry] }),
      onEditing(path) {
        setAt(path && { file, path });
        if (path) showValue({ path });
      },
    }),
    [schemas, choices, frame, id, setAt, choose, showValue, file],
  );
  return {
    tools: formTools,
    newStep: () => crypto.randomUUID(),
    peers: draft.peers.filter(({ at }) => at?.file === file),
    onOperations: store.edit,
  };
}

interface PageFormProps {
  work: Work;
  page: StudioPageAnswer;
  subject: Extract<Subject, { kind: 'section' | 'page' }>;
}

function PageForm({ work, page, subject }: PageFormProps) {
  const { draft, store, session, focus } = work;
  const { ahead } = work.view;
  const source = useMemo(() => pageSource(page), [page]);
  const typed = useMemo(() => editsAhead(ahead, page), [page, ahead]);
  const form = useForm(work, page.file);
  const path: Path = subject.kind === 'section' ? ['sections', subject.id] : [];
  if (!source) {
    const mistake = cause(page.page, work.draft);
    const isElsewhere = mistake && mistake.file !== page.file;
    return (
      <Unreadable heading={page.page} mistake={mistake}>
        {isElsewhere && (
          <button type="button" className="link" onClick={() => goToPlace(work, mistake)}>
            Open {mistake.file}.
          </button>
        )}
      </Unreadable>
    );
  }
  return (
    <StudioForm
      {...form}
      source={source}
      ahead={typed}
      path={path}
      me={session.name}
      conflicts={draft.conflicts}
      onChoose={(conflict, take, value) => void store.choose(conflict.id, choiceOf(conflict, take, value))}
      focus={focus}
    />
  );
}

/** The mistake that keeps a page from being read: in its own file, or in that of a page that it extends. */
function cause(name: string, { pages, problems }: DraftAnswer): StudioProblem | undefined {
  const seen = new Set<string>();
  let page = pages.find((one) => one.page === name);
  while (page && !seen.has(page.page)) {
    const { file, extends: base } = page;
    seen.add(page.page);
    const mistake = problems.find((one) => one.file === file && one.severity === 'mistake');
    if (mistake) return mistake;
    page = pages.find((one) => one.page === base);
  }
  return undefined;
}

interface UnreadableProps {
  heading: string;
  mistake: StudioProblem | undefined;
  /** What leads to the file, unless it is the one below. */
  children?: ReactNode;
}

/** A file without a form, because it does not parse. */
function Unreadable({ heading, mistake, children }: UnreadableProps) {
  return (
    <div className="unreadable">
      <h2>{heading}</h2>
      <p>{mistake?.message ?? 'The file has a mistake.'}</p>
      <p>{children || 'Fix it in the file below.'} You can keep editing everything else.</p>
    </div>
  );
}

/** What the author chose, and the value that they saw. */
const choiceOf = ({ first }: Conflict, take: ChoiceBody['take'], value: unknown) => ({
  take,
  saw: first.value ?? undefined,
  ...(take === 'third' && { value }),
});

interface FileFormProps {
  work: Work;
  page: StudioPageAnswer;
  subject: Extract<Subject, { kind: 'shared' | 'file' }>;
}

/** A value that other pages show, too; of a whole file, first its parts. */
function FileForm({ work, page, subject }: FileFormProps) {
  const { store, session } = work;
  const place = subject.kind === 'shared' ? subject.place : { ...subject, kind: kindOf(subject.file) };
  const conflicts = work.draft.conflicts.filter(({ file }) => file === place.file);
  return (
    <>
      {conflicts.length > 0 && (
        <div className="studio-form">
          {conflicts.map((conflict) => (
            <ConflictCard
              key={conflict.id}
              conflict={conflict}
              me={session.name}
              onChoose={(take, value) => void store.choose(conflict.id, choiceOf(conflict, take, value))}
            />
          ))}
        </div>
      )}
      <FileFields {...{ work, page, place, conflicts }} />
    </>
  );
}

interface FileFieldsProps {
  work: Work;
  page: StudioPageAnswer;
  place: Pick<Place, 'kind' | 'file' | 'path'>;
  /** Those of the file. */
  conflicts: readonly Conflict[];
}

function FileFields({ work, page, place, conflicts }: FileFieldsProps) {
  const answer = work.sharedFile;
  if (!answer) return <p className="opening">Opening {place.file}…</p>;
  if (!answer.data) return <Unreadable heading={place.file} mistake={answer.problems[0]} />;
  const [entry] = place.path;
  // An entry can be gone since it was chosen.
  const isGone = place.kind === 'content' && entry !== undefined && answer.data[entry] === undefined;
  if (entry === undefined || isGone) return <FileParts work={work} file={place.file} data={answer.data} />;
  return (
    <SharedValue
      key={JSON.stringify([place.file, place.path])}
      {...{ work, page, place, conflicts }}
      answer={{ ...answer, data: answer.data }}
    />
  );
}

const kindOf = (file: string) => (file.startsWith('content/') ? ('content' as const) : ('site' as const));

interface FilePartsProps {
  work: Work;
  file: string;
  data: Record<string, unknown>;
}

/** The entries of a content file, or the parts of site.yaml, to choose one. */
function FileParts({ work: { choose, setFocus }, file, data }: FilePartsProps) {
  return (
    <div className="file-parts">
      <h2>{file}</h2>
      <ul>
        {Object.entries(data).map(([key, value]) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                choose({ kind: 'file', file, path: [key] });
                setFocus({ path: [key] });
              }}
            >
              {kindOf(file) === 'content' ? summaryOf(value).name : keyWords(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SharedValueProps extends FileFieldsProps {
  answer: StudioFileAnswer & { data: Record<string, unknown> };
}

function SharedValue({ work, page, place, conflicts, answer }: SharedValueProps) {
  const { kind, file, path } = place;
  const showings = useShowings(work.id, { file, path });
  const form = useForm(work, file);
  const source = useMemo<FormSource>(() => fileSource(answer), [answer]);
  if (!showings) return <p className="opening">Looking where it shows…</p>;
  return (
    <SharedForm
      {...{ ...form, source, kind, showings }}
      focus={work.focus}
      path={entryPath(file, path)}
      page={{ name: page.page, route: page.route }}
      conflicts={conflicts}
    />
  );
}

/** The group of keys that a form shows for a value: an entry of a content file, or a fact alone. */
function entryPath(file: string, path: Path): Path {
  if (file.startsWith('content/')) return path.slice(0, 1);
  return path[0] === 'facts' ? path.slice(0, 2) : path.slice(0, 1);
}
