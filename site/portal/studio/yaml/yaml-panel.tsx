import './yaml.css';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lazy-component.ts';
import { loader } from '../../loader.ts';
import { StudioIcon } from '../ui/studio-icon.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import type { YamlProps } from './yaml-props.ts';

const YamlEditor = lazyComponent(loader(() => import('./yaml-editor.tsx')));

export interface YamlPanelProps extends YamlProps {
  /** Height in px. */
  height: number;
  onHeight: (height: number) => void;
  onHide: () => void;
}

/** The file of the page as text, below the preview. */
export function YamlPanel({ height, onHeight, onHide, ...editor }: YamlPanelProps) {
  const { file, problems } = editor;
  const [words, setWords] = useState('');
  const [step, setStep] = useState<{ isBackward: boolean }>();
  const [target, setTarget] = useState(editor.target);
  const [given, setGiven] = useState(editor.target);
  if (given !== editor.target) {
    setGiven(editor.target);
    setTarget(editor.target);
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F7' || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setStep({ isBackward: event.shiftKey });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const mistakes = problems.filter(({ severity }) => severity === 'mistake');
  const [mistake] = mistakes;
  return (
    <section className="yaml-panel" aria-label="YAML" style={{ height }} data-panel>
      <ResizeHandle height={height} onHeight={onHeight} />
      <header>
        <h2>{file}</h2>
        <span className="words">{words}</span>
        {mistake && (
          <button
            type="button"
            className="mistakes"
            onClick={() => setTarget({ at: { line: mistake.line }, hasFocus: true })}
          >
            <StudioIcon name="alert" />
            {mistakes.length === 1 ? `1 mistake, line ${mistake.line}` : `${mistakes.length} mistakes`}
          </button>
        )}
        <span className="steps">
          <button
            type="button"
            className="icon-button"
            aria-label="Previous change, Shift F7"
            title="Previous change, Shift F7"
            onClick={() => setStep({ isBackward: true })}
          >
            <StudioIcon name="up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Next change, F7"
            title="Next change, F7"
            onClick={() => setStep({ isBackward: false })}
          >
            <StudioIcon name="down" />
          </button>
          <button type="button" className="hide" onClick={onHide}>
            Hide
          </button>
        </span>
      </header>
      <Suspense fallback={<p className="opening">Opening the editor…</p>}>
        <YamlEditor {...editor} key={file} target={target} step={step} onWords={setWords} />
      </Suspense>
    </section>
  );
}
