import { useState } from 'react';
import type { FilledText } from '../../../../../schema/api/desk-changes.ts';
import { browserStore } from '../../../../ui/local-store.ts';
import { isFilledText, plainText } from '../compose/templates/filled-text.ts';

const store = browserStore('sessionStorage');
const keyOf = (leadId: string) => `chat-${leadId}`;

/** The chat messages that are being written. They survive navigation, and another lead in between. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, FilledText>>>({});
  return {
    draftOf(leadId: string): FilledText {
      const stored = drafts[leadId] ?? store.read(keyOf(leadId));
      return isFilledText(stored) ? stored : plainText('');
    },
    write(leadId: string, draft: FilledText) {
      store.write(keyOf(leadId), draft.text ? draft : undefined);
      setDrafts((before) => ({ ...before, [leadId]: draft }));
    },
  };
}
