import type { StudioProblem } from '../../../../../schema/api/studio/page.ts';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import { countWords } from '../edits/problems.ts';

interface Props {
  name: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  /** In what it hides. */
  problems: readonly StudioProblem[];
  onClick: () => void;
}

/** Opens and closes a group that is one line at first. */
export function FoldButton({ name, isOpen, controls, problems, onClick }: Props) {
  return (
    <button
      type="button"
      className="row-button is-group"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      <ProblemCount of={problems} />
      <b>{name}</b>
      <StudioIcon name={isOpen ? 'up' : 'down'} />
    </button>
  );
}

/** Says that there are mistakes in what is hidden. */
export function ProblemCount({ of }: { of: readonly StudioProblem[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <StudioIcon name="alert" />
      <span className="visually-hidden">{countWords(of)}: </span>
    </>
  );
}
