import { type KeyboardEvent, useId, useState } from 'react';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import { findPages } from './find-pages.ts';
import { nameOf } from './page-rows.ts';

/** More are found by typing more. */
const maxShown = 40;

interface Props {
  pages: readonly DraftPage[];
  onOpen: (page: string) => void;
  onClose: () => void;
}

/** Finds a page by letters of its address, title, or file. */
export function FindPageDialog({ pages, onOpen, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>();
  const found = findPages(pages, search);
  const shown = found.slice(0, maxShown);
  const current = shown[chosen];
  const optionId = (page: DraftPage) => `${id}${page.page}`;

  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && current) onOpen(current.page);
    else if (step !== 0 && shown.length > 0) setChosen((chosen + step + shown.length) % shown.length);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog heading="Find a page" onClose={onClose}>
      <div className="find-page">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Address, title, or file"
          placeholder="Address, title, or file"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={current && optionId(current)}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
        />
        <div id={id} role="listbox" aria-label="Pages">
          {shown.map((page, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
            <div
              key={page.page}
              id={optionId(page)}
              ref={(element) => {
                if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onClick={() => onOpen(page.page)}
            >
              <b>{nameOf(page)}</b>
              <span>{page.title}</span>
              <span>{page.file}</span>
            </div>
          ))}
        </div>
        <p role="status">
          {found.length === 0 && 'No page has these letters.'}
          {found.length > shown.length && `${found.length - shown.length} more pages`}
        </p>
      </div>
    </Dialog>
  );
}
