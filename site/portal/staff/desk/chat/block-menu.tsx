import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { Menu } from '../parts/menu.tsx';
import { useDeskContext } from '../use-desk.ts';

/** Blocks a visitor, after a confirmation. */
export function BlockMenu({ lead, name }: { lead: LeadDetails; name: string }) {
  const { chats } = useDeskContext();
  return (
    <Menu className="quiet more" name={`Block ${name}`} label="Block">
      {(close) => (
        <>
          <p>
            <b>
              Block <bdi>{name}</bdi>?
            </b>{' '}
            The chat ends for good, and no other chat can start from the same network for a day.
          </p>
          <div className="done">
            <button type="button" className="quiet" data-first onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="act"
              onClick={() => {
                close();
                void chats.block(lead.id);
              }}
            >
              Block
            </button>
          </div>
        </>
      )}
    </Menu>
  );
}
