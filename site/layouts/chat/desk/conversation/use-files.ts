import { useRef, useState } from 'react';
import { chatFilesPath } from '../../../../../schema/api/chat.ts';
import { postFile, problemOf } from '../../../../http/upload.ts';
import type { Talk } from './talk.ts';

/** A file of this visit. */
export interface SentFile {
  id: number;
  file: File;
  /** Percent that has been sent. */
  percent: number;
  problem?: string;
  canRetry?: boolean;
}

export type Files = ReturnType<typeof useFiles>;

/** Files go to the conversation's attachments. A message names each, so the conversation shows where it was sent. */
export function useFiles(talk: Talk) {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const requests = useRef(new Map<number, XMLHttpRequest>());
  const canceled = useRef(new Set<number>());
  const count = useRef(0);

  const change = (id: number, changed: Partial<SentFile>) =>
    setSent((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  const remove = (id: number) => setSent((before) => before.filter((one) => one.id !== id));

  async function upload(id: number, file: File): Promise<void> {
    const refusal = await talk.begin('I’m sending a file.');
    if (canceled.current.has(id)) return;
    if (refusal !== undefined) return change(id, { problem: refusal, canRetry: true });
    const request = new XMLHttpRequest();
    requests.current.set(id, request);
    const result = await postFile(request, {
      url: chatFilesPath,
      file,
      onProgress: (bytes) => change(id, { percent: Math.min(99, Math.floor((100 * bytes) / file.size)) }),
    });
    requests.current.delete(id);
    if (!result) return remove(id);
    if ('file' in result) {
      remove(id);
      talk.send(`I’ve sent a file: ${file.name}`);
    } else change(id, { problem: result.message, canRetry: result.canRetry });
  }

  return {
    sent,
    async send(file: File): Promise<void> {
      const id = ++count.current;
      const problem = problemOf(file);
      setSent((before) => [...before, { id, file, percent: 0, ...(problem && { problem }) }]);
      if (!problem) await upload(id, file);
    },
    retry({ id, file }: SentFile): void {
      setSent((before) => before.map((one) => (one.id === id ? { id, file, percent: 0 } : one)));
      void upload(id, file);
    },
    /** Cancels a file on its way, or takes a failed one from the log. */
    remove(id: number): void {
      canceled.current.add(id);
      requests.current.get(id)?.abort();
      remove(id);
    },
  };
}
