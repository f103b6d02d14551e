import './summary.css';
import { portalSite } from '../portal-site.ts';
import { Fact } from './fact.tsx';

interface Props {
  heading: string;
  projectName: string;
  description: string;
  /** Formatted, such as `$219.00`. */
  amount: string;
  /** Reference that the client can quote. Undefined for a link that does not exist yet. */
  reference?: string;
}

/** Shows what the client pays for, to whom, and how much. */
export function Summary({ heading, projectName, description, amount, reference }: Props) {
  return (
    <aside className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{heading}</h2>
      <p className="project">{projectName}</p>
      <p className="description">{description}</p>
      <dl className="num">
        {reference && <Fact label="Reference">{reference}</Fact>}
        <Fact label="Paid to">{portalSite().name}</Fact>
        <div className="total">
          <dt>Amount due</dt>
          <dd>
            {amount} <small>USD</small>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
