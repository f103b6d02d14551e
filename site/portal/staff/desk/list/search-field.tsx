import { useEffect, useRef, useState } from 'react';

import { deskLimits } from '../../../../../schema/api/desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { useDeskContext } from '../use-desk.ts';

/** How long typing must pause before a search starts. */
const searchDelayMs = 250;

export const searchFieldId = 'lead-search';

export function SearchField() {
  const { view, show, keys } = useDeskContext();
  const [typed, setTyped] = useState(view.search);
  // The address can change from outside. This field's own searches must not overwrite what was typed since.
  const searched = useRef(view.search);
  useEffect(() => {
    if (view.search === searched.current) return;
    searched.current = view.search;
    setTyped(view.search);
  }, [view.search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched.current) return undefined;
    const timer = setTimeout(() => {
      searched.current = wanted;
      show({ search: wanted }, { replace: true });
    }, searchDelayMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className="search">
      <DeskIcon name="search" />
      <input
        id={searchFieldId}
        type="search"
        aria-label="Search leads"
        placeholder="Name, email, phone, or words"
        maxLength={deskLimits.search}
        dir="auto"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {keys.areOn && !typed && <KeyHint name="/" />}
    </search>
  );
}
