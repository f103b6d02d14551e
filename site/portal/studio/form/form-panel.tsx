import './form.css';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeInWords, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Operation, Path } from '../../../../schema/api/studio/operation.ts';
import { FieldControl } from './controls/field-control.tsx';
import type { Edit } from './edits/edit.ts';
import type { FormSource } from './edits/source.ts';
import { focusField } from './focus-field.ts';
import { FormBody } from './form-body.tsx';
import { type Form, FormContext, type FormTools } from './form-context.ts';
import { formHead } from './form-head.ts';
import { Problems } from './notes/problems.tsx';

/** What every form of the studio gets. */
export interface PanelProps {
  /** Where the form begins, such as `['sections', 'hero']`; `[]` for the settings of a page or file. */
  path: Path;
  /** Instead of the words of its type or key. */
  title?: string | undefined;
  /** Such as the menu of a section. */
  menu?: ReactNode;
  tools: FormTools;
  newStep: () => string;
  /** Changes of this draft in the source's file. */
  changes?: ChangeInWords[];
  /** Others who edit a value of the source's file. */
  peers?: Peer[];
  /** The value to put the focus on, with another object each time. */
  focus?: { path: Path } | undefined;
}

interface Props extends PanelProps {
  /** With the edits that its answer does not contain yet. */
  source: FormSource;
  edit: (edits: Edit | Edit[], step?: string) => void;
  /** Does operations that no control made. */
  send: (operations: Operation[]) => void;
  /** Values that are shown above the fields instead. */
  conflicting?: readonly Path[];
  /** Whether nothing can be done in it, because its edits are on their way. */
  isInert?: boolean;
  /** Above the fields. */
  top?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

const none: never[] = [];

/** A form: its head, and the fields of a group or a single value. */
export function FormPanel(props: Props) {
  const { source, path, title, menu, tools, edit, send, newStep, top, children, focus } = props;
  const { changes = none, peers = none, conflicting = none, isInert = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [said, announce] = useState('');
  const form = useMemo<Form>(
    () => ({
      ...tools,
      source,
      edit,
      newStep,
      changes,
      peers,
      conflicting,
      announce,
      renderControl: (control) => <FieldControl {...control} />,
      fix: ({ fix }) => fix && send([fix.operation]),
    }),
    [tools, source, edit, send, newStep, changes, peers, conflicting],
  );
  const head = formHead(source, path);
  const unplaced = source.problems.filter((one) => one.path === undefined && one.file === source.file);

  useEffect(() => {
    if (focus && root.current) focusField(root.current, focus.path);
  }, [focus]);

  /** Says which value has the focus. */
  function report({ target, type, relatedTarget }: FocusEvent<HTMLElement>) {
    const isGone = type === 'blur' && !root.current?.contains(relatedTarget);
    const at = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (isGone) tools.onEditing?.(undefined);
    else if (type === 'focus' && at !== undefined) tools.onEditing?.(JSON.parse(at) as Path);
  }

  return (
    <FormContext value={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls in it */}
      <div ref={root} className="studio-form" inert={isInert} onFocus={report} onBlur={report}>
        <header className="form-head">
          <h2>{title ?? head.title}</h2>
          <p>{head.place}</p>
          {menu}
        </header>
        <Problems id="form-problems" of={unplaced} />
        {top}
        <FormBody path={path} key={JSON.stringify([source.page ?? source.file, path])} />
        {children}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </FormContext>
  );
}
