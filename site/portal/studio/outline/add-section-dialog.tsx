import { useId, useState } from 'react';
import type { OutlineSection } from '../../../../schema/api/studio/page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';

/** A type of section that a page can get. */
export interface SectionType {
  type: string;
  /** Such as `Pricing table`. */
  name: string;
  description: string;
  /** What a new section of the type contains, without its type. */
  section: Record<string, unknown>;
  /** An example: the URL of a picture, or of a page with the section alone. */
  example?: { kind: 'picture' | 'page'; src: string } | undefined;
}

interface Props {
  types: readonly SectionType[];
  sections: readonly OutlineSection[];
  /** The section to put it behind, unless the author chooses another one. */
  after: string | undefined;
  onAdd: (type: SectionType, after: string | undefined) => void;
  onClose: () => void;
}

/** Shows what can be added to a page. */
export function AddSectionDialog({ types, sections, after, onAdd, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(after ?? '');
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = types.filter(({ type, name, description }) => {
    const text = `${type} ${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Dialog heading="Add section" onClose={onClose}>
      <div className="section-gallery">
        <div className="choices">
          <input
            ref={input}
            type="search"
            aria-label="Search the sections"
            placeholder="Search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <label htmlFor={id}>Below</label>
          <select id={id} value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value="">the top of the page</option>
            {sections.map((section) => (
              <option key={section.id} value={section.id}>
                {section.name}
              </option>
            ))}
          </select>
        </div>
        <p className="visually-hidden" role="status">
          {found.length === 1 ? '1 section' : `${found.length} sections`}
        </p>
        {found.length === 0 && <p>No section has these words.</p>}
        <ul>
          {found.map((type) => (
            <li key={type.type}>
              <button type="button" onClick={() => onAdd(type, place || undefined)}>
                <Example example={type.example} />
                <b>{type.name}</b>
                <span>{type.description}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Example({ example }: Pick<SectionType, 'example'>) {
  return (
    <span className="example" aria-hidden="true">
      {example?.kind === 'picture' && <img src={example.src} alt="" loading="lazy" />}
      {example?.kind === 'page' && (
        <iframe src={example.src} title="Example" sandbox="allow-scripts" loading="lazy" tabIndex={-1} />
      )}
    </span>
  );
}
