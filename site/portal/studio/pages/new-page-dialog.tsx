import { useState } from 'react';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import type { CreatePage, CreateVariant } from '../../../../schema/api/studio/operation.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { nameMistake, routeMistake } from './page-checks.ts';
import { PageFields } from './page-fields.tsx';
import { nameOf } from './page-rows.ts';

interface Props {
  pages: readonly DraftPage[];
  /** The page to start from unless the author chooses another one. */
  base?: string | undefined;
  onCreate: (operation: CreatePage | CreateVariant) => void;
  onClose: () => void;
}

/** Creates a page, or a variant of one. */
export function NewPageDialog({ pages, base: first = '', onCreate, onClose }: Props) {
  const [base, setBase] = useState(first);
  const [title, setTitle] = useState('');
  const [page, setPage] = useState('');
  const [ownRoute, setRoute] = useState<string>();
  const route = ownRoute ?? `/${page}/`;
  const create = () => {
    const head = { page, route, ...(title.trim() && { title: title.trim() }) };
    onCreate(base ? { op: 'createVariant', extends: base, ...head } : { op: 'createPage', ...head });
  };
  return (
    <PageFields
      heading="New page or variant"
      action={base ? 'Create the variant' : 'Create the page'}
      name={page}
      route={route}
      mistakes={{ name: nameMistake(page, pages), route: routeMistake(route, pages) }}
      note={
        base
          ? `It shows what ${base} shows, and changes with it, except for what you change here.`
          : undefined
      }
      onName={setPage}
      onRoute={setRoute}
      onDone={create}
      onClose={onClose}
    >
      <Field label="Start from">
        {(attributes) => (
          <select {...attributes} value={base} onChange={({ target }) => setBase(target.value)}>
            <option value="">An empty page</option>
            {pages
              // A page with a table makes many pages, so none can extend it.
              .filter(({ rows }) => rows === 1)
              .map((one) => (
                <option key={one.page} value={one.page}>
                  A variant of {nameOf(one)}
                </option>
              ))}
          </select>
        )}
      </Field>
      <TextField
        label="Title"
        value={title}
        placeholder="Optional"
        onChange={({ target }) => setTitle(target.value)}
      />
    </PageFields>
  );
}
