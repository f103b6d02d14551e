import type { Lost, Refusal } from '../../../http/call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { messageOf } from '../failure-message.ts';

interface Props {
  problem: Refusal | Lost | undefined;
  /** Used when the answer has no message. */
  fallback: string;
  onRetry: () => void;
}

/** Why there are no figures, or only old ones. */
export function LoadProblem({ problem, fallback, onRetry }: Props) {
  return (
    <AlertBox>
      {problem && (
        <>
          <p>{messageOf(problem, fallback)}</p>
          <button type="button" className="link" onClick={onRetry}>
            Retry
          </button>
        </>
      )}
    </AlertBox>
  );
}
