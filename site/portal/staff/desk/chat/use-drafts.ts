import { useState } from 'react';
import { browserStore } from '../../../../ui/local-store.ts';

const store = browserStore('sessionStorage');
const keyOf = (leadId: string) => `chat-${leadId}`;

/** The chat messages that are being written. They survive navigation, and another lead in between. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    draftOf(leadId: string): string {
      const stored = drafts[leadId] ?? store.read(keyOf(leadId));
      return typeof stored === 'string' ? stored : '';
    },
    write(leadId: string, text: string) {
      store.write(keyOf(leadId), text || undefined);
      setDrafts((before) => ({ ...before, [leadId]: text }));
    },
  };
}
