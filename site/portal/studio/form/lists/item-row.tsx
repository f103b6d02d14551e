import { useEffect, useId, useRef } from 'react';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { ProblemCount } from '../controls/fold-button.tsx';
import { problemsAt, problemsIn } from '../edits/problems.ts';
import { fieldOf } from '../fields/fields-of.ts';
import type { Located } from '../fields/resolve.ts';
import { summaryOf } from '../fields/summary.ts';
import { useForm } from '../form-context.ts';
import { Problems } from '../notes/problems.tsx';
import { ListRow } from './list-row.tsx';

interface Props {
  row: { item: unknown; index: number; isOpen: boolean; toggle: () => void };
  schema: Located;
  path: Path;
  /** Such as `Word 2`. */
  word: string;
  list: string;
  count: number;
  cannotRemove: string | undefined;
  /** Whether the author has just added it. */
  isNew: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

const opening = new Set(['group', 'map', 'union', 'picture', 'content', 'list', 'unknown']);

/** An item of a list. A group is one line until it is opened. */
export function ItemRow({ row, schema, path, word, isNew, ...rest }: Props) {
  const { schemas, source, renderControl } = useForm();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const { item, index, isOpen, toggle } = row;
  const field = fieldOf({ schema, value: item, path, isRequired: true, label: word }, schemas);
  const isGroup = opening.has(field.control.kind);
  const problems = isGroup ? problemsIn(source, path) : [];
  const own = isGroup ? problemsAt(source, path) : problemsIn(source, path);
  const problemId = `${id}problems`;

  useEffect(() => {
    if (!isNew) return;
    const row = content.current?.closest('li');
    row
      ?.querySelector<HTMLElement>(
        '.row-inside :is(input, textarea, select), .row-content :is(input, textarea)',
      )
      ?.focus();
  }, [isNew]);

  const control = renderControl({
    field,
    id,
    name: word,
    describedBy: own.length > 0 ? problemId : undefined,
    isInvalid: own.length > 0,
    isBare: !isGroup,
    isOpened: isGroup,
  });
  const summary = summaryOf(item ?? {});
  const name = isGroup
    ? item === undefined
      ? `New ${word.replace(/ \d+$/, '').toLowerCase()}`
      : summary.name
    : word;
  return (
    <ListRow
      {...rest}
      index={index}
      name={name}
      isOpen={isGroup && isOpen}
      inside={
        <>
          <Problems id={problemId} of={isGroup ? own : []} />
          {control}
        </>
      }
    >
      <div ref={content} data-path={JSON.stringify(path)}>
        {isGroup ? (
          <button type="button" className="row-button" aria-expanded={isOpen} onClick={toggle}>
            <ProblemCount of={problems} />
            <b>{name}</b>
            <small>{summary.note}</small>
          </button>
        ) : (
          <>
            {control}
            <Problems id={problemId} of={own} />
          </>
        )}
      </div>
    </ListRow>
  );
}
