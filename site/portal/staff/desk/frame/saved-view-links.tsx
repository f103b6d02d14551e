import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalRoutes } from '../../../../../schema/portal-routes.ts';
import type { SavedView } from '../address/saved-views.ts';
import { listQuery } from '../address/view.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';

/** The saved views, and a way to rename and delete them. */
export function SavedViewLinks() {
  const { saved } = useDeskContext();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <h2>
        Saved views
        <button type="button" className="plain" onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Done' : 'Edit'}
        </button>
      </h2>
      <ul>
        {saved.views.map((view) => (
          <li key={view.query} className={isEditing ? 'editing' : undefined}>
            {isEditing ? <EditedView {...view} /> : <SavedLink {...view} />}
          </li>
        ))}
      </ul>
    </>
  );
}

export function SavedLink({ name, query }: SavedView) {
  const { view } = useDeskContext();
  return (
    <Link
      to={`${portalRoutes.leads}?${query}`}
      aria-current={listQuery(view) === query && !view.numbers ? 'page' : undefined}
      dir="auto"
      title={name}
    >
      {name}
    </Link>
  );
}

function EditedView({ name, query }: SavedView) {
  const { saved } = useDeskContext();
  return (
    <>
      <input
        type="text"
        aria-label={`Name of the view ${name}`}
        defaultValue={name}
        maxLength={60}
        onBlur={({ currentTarget }) => saved.rename(query, currentTarget.value.trim() || name)}
      />
      <button
        type="button"
        className="quiet"
        aria-label={`Delete the view ${name}`}
        onClick={() => saved.remove(query)}
      >
        <DeskIcon name="close" />
      </button>
    </>
  );
}
