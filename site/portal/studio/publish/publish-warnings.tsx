import type { StudioProblem } from '../../../../schema/api/studio/page.ts';

interface Props {
  warnings: readonly StudioProblem[];
  /** Shows the value that a warning is about. */
  onProblem: (warning: StudioProblem) => void;
}

const maxWarnings = 5;

/** What is worth a look before visitors see it. Publishing is possible all the same. */
export function PublishWarnings({ warnings, onProblem }: Props) {
  if (warnings.length === 0) return null;
  const more = warnings.length - maxWarnings;
  return (
    <section className="publish-warnings" aria-labelledby="publish-warnings">
      <h3 id="publish-warnings">Worth a look first</h3>
      <ul>
        {warnings.slice(0, maxWarnings).map((warning) => (
          <li key={`${warning.file}:${warning.line}:${warning.code}`}>
            <p>{warning.message}</p>
            <button type="button" className="link" onClick={() => onProblem(warning)}>
              Go to {warning.file}, line {warning.line}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note">and {more} more</p>}
    </section>
  );
}
