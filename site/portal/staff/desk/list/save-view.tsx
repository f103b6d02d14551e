import { useState } from 'react';
import { listQuery } from '../address/view.ts';
import { useDeskContext } from '../use-desk.ts';

/** Saves the search and the filters under a name, or deletes the view that they are. */
export function SaveView() {
  const { saved, view } = useDeskContext();
  const [name, setName] = useState<string>();
  const query = listQuery(view);
  if (saved.views.some((known) => known.query === query))
    return (
      <button type="button" className="plain" onClick={() => saved.remove(query)}>
        Delete this view
      </button>
    );
  if (name === undefined)
    return (
      <button type="button" className="plain" onClick={() => setName('')}>
        Save this view
      </button>
    );
  return (
    <form
      className="save-view"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) return;
        saved.save({ name: name.trim(), query });
        setName(undefined);
      }}
    >
      <input
        type="text"
        aria-label="Name of this view"
        placeholder="Name of this view"
        maxLength={60}
        ref={(input) => input?.focus()}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setName(undefined);
        }}
      />
      <button type="submit" className="quiet boxed">
        Save
      </button>
    </form>
  );
}
