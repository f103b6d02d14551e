import { useCallback, useMemo, useRef, useState } from 'react';
import type { Operation } from '../../../../../schema/api/studio/operation.ts';
import { type Edit, withEdits } from './edit.ts';
import { operationsFor } from './operations-of.ts';
import { type SentEdits, sourceName, waiting, withSent } from './sent-edits.ts';
import type { FormSource } from './source.ts';

/**
 * Sends operations, all or none.
 * @param step operations with the same one are undone together
 * @param seen the draft's revision that they were made in
 * @returns the draft's revision that contains them, no later than it is shown; rejected if they were not done
 */
export type SendOperations = (operations: Operation[], step: string, seen: number) => Promise<number>;

interface Options {
  source: FormSource;
  /** Edits that the source does not contain yet, whatever panel they were made in. */
  ahead: readonly Edit[];
  send: SendOperations;
  newStep: () => string;
}

/** Edits of a source, sent and shown at once. */
export function useEdits({ source, ahead, send, newStep }: Options) {
  const [sent, setSent] = useState<readonly SentEdits[]>([]);
  const shown = useMemo(() => withEdits(withSent(source, sent), ahead), [source, sent, ahead]);
  // Edits of one event build on each other before anything is rendered.
  const latest = useRef({ shown, send, newStep });
  latest.current = { shown, send, newStep };

  const edit = useCallback((given: Edit | Edit[], step?: string) => {
    const now = latest.current;
    const edits = [given].flat();
    const operations = operationsFor(edits, now.shown);
    if (operations.length === 0) return;
    now.shown = withEdits(now.shown, edits);
    const mine: SentEdits = { edits, of: sourceName(now.shown), revision: undefined };
    setSent((all) => [...waiting(all, now.shown.revision), mine]);
    now.send(operations, step ?? now.newStep(), now.shown.revision).then(
      (revision) => setSent((all) => all.map((one) => (one === mine ? { ...mine, revision } : one))),
      () => setSent((all) => all.filter((one) => one !== mine)),
    );
  }, []);

  return { shown, edit };
}
