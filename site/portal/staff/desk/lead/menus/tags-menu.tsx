import { type FormEvent, useId, useState } from 'react';

import { deskLimits } from '../../../../../../schema/api/desk.ts';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { useDeskContext } from '../../use-desk.ts';

/** The lead's tags, with a field for another one. */
export function TagsMenu({ lead }: { lead: LeadDetails }) {
  const { changes, desk } = useDeskContext();
  const [typed, setTyped] = useState('');
  const list = useId();
  const { tags } = { ...lead, ...changes.pendingOf(lead) };
  const label = tags.length === 0 ? 'Add a tag' : tags.length === 1 ? tags[0] : `${tags.length} tags`;

  async function add(event: FormEvent) {
    event.preventDefault();
    const tag = typed.trim();
    setTyped('');
    if (!tag || tags.includes(tag)) return;
    const isMade = await changes.change(lead, (current) => ({ tags: [...new Set([...current.tags, tag])] }));
    if (!isMade) setTyped((now) => now || tag);
  }

  return (
    <Menu name="Tags" className={tags.length > 0 ? 'quiet tag' : 'quiet'} label={<bdi>{label}</bdi>}>
      {() => (
        <form className="menu-form" onSubmit={add}>
          {tags.length > 0 && (
            <ul>
              {tags.map((tag) => (
                <li key={tag}>
                  <span dir="auto">{tag}</span>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`Remove the tag ${tag}`}
                    onClick={() =>
                      void changes.change(lead, (current) => ({
                        tags: current.tags.filter((other) => other !== tag),
                      }))
                    }
                  >
                    <DeskIcon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {tags.length < deskLimits.tags && (
            <>
              <label>
                Add a tag
                <input
                  type="text"
                  data-first
                  list={list}
                  maxLength={deskLimits.tag}
                  dir="auto"
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                />
              </label>
              <datalist id={list}>
                {desk?.filters.tags
                  .filter((tag) => !tags.includes(tag))
                  .map((tag) => (
                    <option key={tag} value={tag} />
                  ))}
              </datalist>
              <div className="done">
                <button type="submit" className="act line">
                  Add
                </button>
              </div>
            </>
          )}
        </form>
      )}
    </Menu>
  );
}
