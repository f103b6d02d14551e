import { useState } from 'react';
import { type FilterName, isNarrowed, noFilters } from '../address/view.ts';
import { Choice } from '../parts/choice.tsx';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { SaveView } from './save-view.tsx';

interface Option {
  value: string;
  label: string;
}

const plain = (values: string[] = []): Option[] => values.map((value) => ({ value, label: value }));

/** The filters: two in sight, the others behind a button unless one of them is set. */
export function Filters() {
  const { view, desk, me, show } = useDeskContext();
  const [wantsAll, setWantsAll] = useState(false);
  const { filters } = view;
  const sets: { name: FilterName; any: string; options: Option[]; isFirst?: boolean }[] = [
    {
      name: 'page',
      any: 'Any page',
      isFirst: true,
      options: desk?.filters.pages.map(({ path, title }) => ({ value: path, label: title || path })) ?? [],
    },
    { name: 'source', any: 'Any source', isFirst: true, options: plain(desk?.filters.sources) },
    { name: 'campaign', any: 'Any campaign', options: plain(desk?.filters.campaigns) },
    { name: 'tag', any: 'Any tag', options: plain(desk?.filters.tags) },
  ];
  if (me.role !== 'agent')
    sets.push({
      name: 'owner',
      any: 'Any owner',
      options: desk?.staff.map(({ email, name }) => ({ value: email, label: name })) ?? [],
    });
  const isAnySet = sets.some(({ name, isFirst }) => !isFirst && filters[name]);
  const showsAll = wantsAll || isAnySet;
  return (
    <div className="filters" data-all={showsAll || undefined}>
      <button
        type="button"
        className="quiet"
        aria-label="More filters"
        aria-expanded={showsAll}
        disabled={isAnySet}
        onClick={() => setWantsAll(!wantsAll)}
      >
        <DeskIcon name="filter" />
      </button>
      {sets
        .filter(({ isFirst }) => isFirst || showsAll)
        .map(({ name, any, options }) => (
          <Choice
            key={name}
            name={any.replace('Any', 'Filter by')}
            value={filters[name]}
            onChoose={(value) => show({ filters: { ...filters, [name]: value } }, { replace: true })}
          >
            <option value="">{any}</option>
            {filters[name] && !options.some(({ value }) => value === filters[name]) && (
              <option value={filters[name]}>{filters[name]}</option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
        ))}
      {isNarrowed(view) && (
        <span className="narrowed">
          <button
            type="button"
            className="plain"
            onClick={() => show({ search: '', filters: noFilters }, { replace: true })}
          >
            Clear
          </button>
          <SaveView />
        </span>
      )}
    </div>
  );
}
