import './link-panel.css';
import { useEffect, useRef, useState } from 'react';
import type { FilledText } from '../../../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';
import { copyText } from '../../copy-text.ts';
import { openComposer, shownTab } from '../compose/composer-tabs.ts';
import { changed } from '../compose/mail/mail-draft.ts';
import { edited } from '../compose/templates/filled-text.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { withLink } from './link-draft.ts';
import { LinkForm } from './link-form.tsx';

interface MadeLink {
  url: string;
  cents: number;
}

/** Makes a payment link, between the timeline and the composer. Closing it returns the focus. */
export function LinkPanel({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  const [made, setMade] = useState<MadeLink>();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('input')?.focus();
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      className="link-panel"
      aria-label="Payment link"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        panels.setMakingLink(false);
      }}
    >
      <div className="link-head">
        <h2>Payment link</h2>
        <button
          type="button"
          className="quiet"
          aria-label="Close the payment link"
          onClick={() => panels.setMakingLink(false)}
        >
          <DeskIcon name="close" />
        </button>
      </div>
      {made ? <Made lead={lead} made={made} /> : <LinkForm lead={lead} onMade={setMade} />}
    </section>
  );
}

/** The link, ready to be sent. */
function Made({ lead, made: { url, cents } }: { lead: LeadDetails; made: MadeLink }) {
  const { panels, chats, mails } = useDeskContext();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const tab = shownTab(lead, panels.tab);
  const target = { chat: !lead.conversation?.isBlocked, email: lead.email !== '', note: false }[tab]
    ? tab
    : undefined;

  function put() {
    const linked = (text: FilledText) => edited(text, withLink(text.text, url));
    if (target === 'chat') chats.write(lead.id, linked(chats.draftOf(lead.id)));
    if (target === 'email') mails.write(lead.id, (draft) => changed(draft, { text: linked(draft.text) }));
    panels.setMakingLink(false);
    openComposer(panels, tab);
  }
  return (
    <div className="made">
      <p role="status">
        <b>{formatDollars(cents)}</b> <span className="url">{url}</span>
      </p>
      <div className="acts">
        {target && (
          <button ref={first} type="button" className="act" onClick={put}>
            Put into {target}
          </button>
        )}
        <button
          ref={target ? undefined : first}
          type="button"
          className="act line"
          onClick={() => void copyText('payment link', url)}
        >
          Copy
        </button>
      </div>
    </div>
  );
}
