import { useEffect, useRef, useState } from 'react';
import type { Answer, Lost, Refusal } from '../../../../http/call.ts';
import { createLatest, type Latest } from './latest.ts';

/** A resource of the server as it was last seen. */
export interface Loaded<Body> {
  /** What was loaded last for this URL; undefined while it loads for the first time. */
  body: Body | undefined;
  /** Why the last request failed. */
  problem: Refusal | Lost | undefined;
  refresh(): void;
  /** Shows a newer body, from the answer to a change. */
  replace(body: Body): void;
}

interface State<Body> {
  url: string;
  body: Body | undefined;
  problem: Refusal | Lost | undefined;
}

/** @param url undefined loads nothing @param load can change; the latest one is used */
export function useLatest<Body>(
  url: string | undefined,
  load: (url: string, signal: AbortSignal) => Promise<Answer<Body>>,
): Loaded<Body> {
  const [state, setState] = useState<State<Body>>();
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  const latest = useRef<Latest>(undefined);
  latest.current ??= createLatest<Body>({
    load: (wanted, signal) => latestLoad.current(wanted, signal),
    onAnswer(answered, answer) {
      setState((before) => {
        if (answer.kind === 'ok') return { url: answered, body: answer.body, problem: undefined };
        // What is gone or no longer allowed is not shown any longer; other failures keep what was there.
        const isGone = answer.kind === 'refused' && (answer.status === 403 || answer.status === 404);
        const body = before?.url === answered && !isGone ? before.body : undefined;
        return { url: answered, body, problem: answer };
      });
    },
  });
  const openUrl = useRef(url);
  useEffect(() => {
    openUrl.current = url;
    latest.current?.open(url);
  }, [url]);
  useEffect(() => () => latest.current?.open(undefined), []);

  const isCurrent = state !== undefined && state.url === url;
  return {
    body: isCurrent ? state.body : undefined,
    problem: isCurrent ? state.problem : undefined,
    refresh: () => latest.current?.refresh(),
    replace(body) {
      // The change can be answered after something else was opened.
      if (url === undefined || url !== openUrl.current) return;
      latest.current?.supersede();
      setState({ url, body, problem: undefined });
    },
  };
}
