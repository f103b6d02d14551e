import type { StudioProblem } from '../../../../../schema/api/studio/page.ts';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import { useForm } from '../form-context.ts';

/** Mistakes in the words of `check`, with a button for those that the studio can fix. */
export function Problems({ id, of }: { id: string; of: readonly StudioProblem[] }) {
  const { fix } = useForm();
  if (of.length === 0) return null;
  return (
    <div id={id} className="field-problems">
      {of.map((problem) => (
        <p key={`${problem.code} ${problem.message}`} className={`field-problem is-${problem.severity}`}>
          <StudioIcon name="alert" />
          <span>
            <span className="visually-hidden">
              {problem.severity === 'mistake' ? 'Mistake: ' : 'Warning: '}
            </span>
            {problem.message} {problem.hint}{' '}
            {problem.fix && (
              <button type="button" className="text-button" onClick={() => fix(problem)}>
                {problem.fix.label}
              </button>
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
