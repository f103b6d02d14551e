import './composer.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { ChatForm } from '../chat/chat-form.tsx';
import { useDeskContext } from '../use-desk.ts';
import { type ComposerTab, shownTab, tabNames, tabsOf } from './composer-tabs.ts';
import { MailForm } from './mail/mail-form.tsx';
import { NoteForm } from './note-form.tsx';

const forms = { chat: ChatForm, email: MailForm, note: NoteForm } as const;
const panelId = 'composer-panel';

/** What can be written about a lead. Each way to write is a tab with its own form. */
export function Composer({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  const shown = shownTab(lead, panels.tab);
  const Form = forms[shown];
  // The tab stays when the visitor comes or goes while something is written.
  const { tab, setTab } = panels;
  useEffect(() => {
    if (tab === undefined) setTab(shown);
  }, [tab, setTab, shown]);
  return (
    <section className="composer" aria-label="Write">
      <div className="modes">
        <Tabs tabs={tabsOf(lead)} shown={shown} />
        {shown === 'note' && <small>Staff only</small>}
      </div>
      <div id={panelId} role="tabpanel" aria-label={tabNames[shown]}>
        <Form key={shown} lead={lead} />
      </div>
    </section>
  );
}

/** The arrow keys go from tab to tab. */
function Tabs({ tabs, shown }: { tabs: ComposerTab[]; shown: ComposerTab }) {
  const { panels } = useDeskContext();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    panels.setTab(tabs[index]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }
  return (
    <div ref={list} className="tab-list" role="tablist" aria-label="Write as">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="quiet"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={panelId}
          tabIndex={tab === shown ? undefined : -1}
          onClick={() => panels.setTab(tab)}
          onKeyDown={onKeyDown}
        >
          {tabNames[tab]}
        </button>
      ))}
    </div>
  );
}
