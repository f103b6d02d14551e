import { useEffect, useRef } from 'react';
import { changeWords } from './change-words.ts';
import { openSourceEditor, type SourceCalls, type SourceEditor } from './editor/source-editor.ts';
import { lineChanges } from './line-changes.ts';
import type { YamlProps } from './yaml-props.ts';

interface Props extends YamlProps {
  /** What differs from the published file, in words. */
  onWords: (words: string) => void;
  /** The buttons of the panel that go to another change; a new object goes to one. */
  step: { isBackward: boolean } | undefined;
}

/** The editor of a file. It is fetched when the panel opens first. */
export default function YamlEditor(props: Props) {
  const { file, text, revision, done, refused, published, problems, conflicts, movedSections } = props;
  const { isAway, onWords, onFix, target, step } = props;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<SourceEditor>(undefined);
  const calls = useRef({ ...props, shown: text });
  useEffect(() => {
    calls.current = { ...props, shown: calls.current.shown };
  });

  useEffect(() => {
    if (!parent.current) return;
    const { current } = calls;
    const live: SourceCalls = {
      onEdit: (edit) => calls.current.onEdit(edit),
      isAway: () => calls.current.isAway,
      onUndo: () => calls.current.onUndo(),
      onRedo: () => calls.current.onRedo(),
      onShow(shown) {
        calls.current.shown = shown;
        calls.current.onWords(wordsOf(calls.current, shown));
      },
    };
    editor.current = openSourceEditor(parent.current, { ...current, file }, live);
    return () => editor.current?.destroy();
  }, [file]);

  useEffect(() => editor.current?.receive({ text, revision, done }), [text, revision, done]);
  useEffect(() => editor.current?.refused(refused), [refused]);
  useEffect(() => {
    if (isAway) editor.current?.flush();
  }, [isAway]);
  useEffect(() => editor.current?.setPublished(published), [published]);
  useEffect(() => editor.current?.setNotes({ problems, conflicts, onFix }), [problems, conflicts, onFix]);
  useEffect(
    () => onWords(wordsOf({ published, movedSections, conflicts }, calls.current.shown)),
    [onWords, published, movedSections, conflicts],
  );
  useEffect(() => {
    if (target) editor.current?.reveal(target.at, target.hasFocus);
  }, [target]);
  useEffect(() => {
    if (step) editor.current?.goToChange(step.isBackward);
  }, [step]);

  return <div className="source" ref={parent} />;
}

type Compared = Pick<Props, 'published' | 'movedSections' | 'conflicts'>;

function wordsOf({ published, movedSections, conflicts }: Compared, text: string): string {
  const changes = published === null ? [] : lineChanges(published, text);
  return changeWords({ changes, isNew: published === null, movedSections, conflicts: conflicts.length });
}
