import { type ReactNode, useId, useState } from 'react';
import type { ExperimentAnswer } from '../../../../../../schema/api/experiments.ts';
import { DownloadIcon } from '../../download-icon.tsx';
import { type Choice, choicesOf } from './choices.ts';
import { HowTo } from './how-to.tsx';
import { patchPath } from './patch-path.ts';

interface Props {
  answer: ExperimentAnswer;
  /** Next to the buttons. */
  note: ReactNode;
}

/** Buttons that open the way to do it below them, one at a time. */
export function Choices({ answer, note }: Props) {
  const [open, setOpen] = useState<string>();
  const panelId = useId();
  const choices = choicesOf(answer);
  const reasonId = (choice: Choice) => `${panelId}${choices.indexOf(choice)}`;
  const chosen = choices.find(({ label }) => label === open);
  const button = (choice: Choice) => {
    const { kind, label, look } = choice;
    const className = `action ${look}`;
    switch (kind) {
      case 'losses':
        return (
          <a key={label} className={className} href="#losses">
            {label}
          </a>
        );
      case 'unavailable':
        return (
          <button
            key={label}
            type="button"
            className={className}
            aria-disabled="true"
            aria-describedby={reasonId(choice)}
          >
            {label}
          </button>
        );
      case 'patch':
        return (
          <a
            key={label}
            className={className}
            href={patchPath(answer.name, choice.arm.id)}
            download
            onClick={() => setOpen(label)}
          >
            <DownloadIcon /> {label}
          </a>
        );
      default:
        return (
          <button
            key={label}
            type="button"
            className={className}
            aria-expanded={open === label}
            aria-controls={panelId}
            onClick={() => setOpen(open === label ? undefined : label)}
          >
            {label}
          </button>
        );
    }
  };
  if (choices.length === 0) return null;
  return (
    <>
      <div className="choices">
        {choices.map(button)}
        {choices.map(
          (choice) =>
            choice.kind === 'unavailable' && (
              <p key={choice.label} id={reasonId(choice)} className="note soft">
                {choice.reason}
              </p>
            ),
        )}
        {note && <p className="note soft">{note}</p>}
      </div>
      <div id={panelId} className="how-to" role="status">
        {chosen && <HowTo answer={answer} choice={chosen} />}
      </div>
    </>
  );
}
