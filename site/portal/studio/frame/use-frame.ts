import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusBeyond } from './focus-beyond.ts';
import { callFor, type EditedText } from './frame-calls.ts';
import { createFrameChannel } from './frame-channel.ts';
import { frameBoxes, framePlaces, frameSections } from './frame-parts.ts';
import type { FrameProps } from './frame-props.ts';
import type { FrameColors, FrameMessage, TextAction } from './protocol.ts';

/** Versions whose messages can still be on their way. */
const keptVersions = 20;

interface Parts {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The preview, with its toolbar. */
  root: RefObject<HTMLElement | null>;
  scale: number;
}

interface Frame {
  edited: EditedText | undefined;
  onLoad: () => void;
  write: (action: TextAction) => void;
}

/** Keeps a frame's page equal to the answer, and turns its messages into calls. */
export function useFrame(props: FrameProps, { frame, root, scale }: Parts): Frame {
  const { answer, selected, peers, conflicts, notes, reveal, hasMarks } = props;
  const [edited, setEdited] = useState<EditedText>();
  const versions = useRef({ last: 0, answers: new Map<number, FrameProps['answer']>() });
  const receive = useRef((_: FrameMessage) => {});
  const marks = useRef(hasMarks);
  const channel = useMemo(() => createFrameChannel((message) => receive.current(message)), []);

  useEffect(() => {
    marks.current = hasMarks;
    receive.current = (message) =>
      callFor(message, {
        ...{ props, setEdited },
        answerOf: (version) => versions.current.answers.get(version),
        continueFrom: (text) => channel.send({ kind: 'text', text }),
        isFocused: () => root.current?.contains(document.activeElement) === true,
        leave: (isBackward) => frame.current && focusBeyond(frame.current, isBackward),
        pressKey: (init) =>
          frame.current?.dispatchEvent(
            new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
          ),
      });
  });

  useEffect(() => {
    if (answer.html === null) return;
    const { answers } = versions.current;
    const version = ++versions.current.last;
    answers.set(version, answer);
    answers.delete(version - keptVersions);
    channel.send({
      ...{ kind: 'document', version, html: answer.html },
      places: framePlaces(answer.places, marks.current),
    });
    channel.send({ kind: 'sections', sections: frameSections(answer.sections) });
  }, [channel, answer]);

  useEffect(() => {
    channel.send({
      kind: 'boxes',
      boxes: frameBoxes({ answer, selected, peers, conflicts, notes }),
    });
  }, [channel, answer, selected, peers, conflicts, notes]);

  useEffect(() => {
    channel.send({ kind: 'look', scale, colors: studioColors() });
  }, [channel, scale]);

  useEffect(() => {
    if (reveal) channel.send({ kind: 'reveal', section: reveal.section });
  }, [channel, reveal]);

  const isEditing = edited !== undefined;
  useEffect(() => {
    if (!isEditing) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) channel.send({ kind: 'leave' });
    };
    const events = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, leave, { signal: events.signal });
    return () => events.abort();
  }, [channel, isEditing, root]);

  useEffect(() => channel.close, [channel]);

  const onLoad = useCallback(() => {
    const window = frame.current?.contentWindow;
    if (window) channel.connect(window);
  }, [channel, frame]);
  const write = useCallback((action: TextAction) => channel.send({ kind: 'write', action }), [channel]);
  return { edited, onLoad, write };
}

const colorNames = ['pencil', 'ink', 'paper', 'sheet', 'evergreen', 'highlighter'] as const;

/** The colors of the studio itself. */
function studioColors(): FrameColors {
  const style = getComputedStyle(document.documentElement);
  const colors = colorNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
  return Object.fromEntries(colors);
}
