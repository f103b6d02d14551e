import { useCallback, useState } from 'react';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { DraftStore } from '../state/draft-store.ts';
import type { SourceEdit } from '../yaml/editor/source-sync.ts';

/** Sends what is typed in a file, and says what the draft has of it. */
export function useYamlEdits(
  store: DraftStore,
  { file, revision }: Pick<StudioPageAnswer, 'file' | 'revision'>,
) {
  /** Edits that were done, each with the revision that contains it. */
  const [sent, setSent] = useState<{ number: number; revision: number }[]>([]);
  const [refused, setRefused] = useState(0);
  const [editor] = useState(() => crypto.randomUUID().slice(0, 8));
  const onEdit = useCallback(
    ({ number, revision: seen, step, changes }: SourceEdit) => {
      store.type([{ op: 'editSource', file, changes }], { editor, step, seen }).then(
        (at) => setSent((all) => [...all.slice(-20), { number, revision: at }]),
        () => setRefused(number),
      );
    },
    [store, file, editor],
  );
  const done = sent.findLast((one) => one.revision <= revision)?.number ?? 0;
  return { done, refused, onEdit };
}
