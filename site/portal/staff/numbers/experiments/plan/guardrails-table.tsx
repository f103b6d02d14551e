import type { ExperimentAnswer, ExperimentGuardrail } from '../../../../../../schema/api/experiments.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { NotKnown } from '../../figures/rate.tsx';
import { figureText, guardrailStateText, guardrailText, limitText } from '../words/guardrails.ts';

/** What must not get worse, whatever the metric says. */
export function GuardrailsTable({ answer: { arms, guardrails } }: { answer: ExperimentAnswer }) {
  return (
    <section className="block" aria-labelledby="guardrails">
      <div className="block-head">
        <h2 id="guardrails">Guardrails</h2>
        <p className="note soft">Any of these can stop the test, whatever the leads say.</p>
      </div>
      <table className="figures guardrails num" aria-labelledby="guardrails">
        <thead>
          <tr>
            <th scope="col">Guardrail</th>
            {arms.map(({ letter }) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
            <th scope="col">Limit</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {guardrails.map((guardrail) => (
            <tr key={guardrail.name}>
              <th scope="row">{guardrailText(guardrail.name, arms)}</th>
              {arms.map(({ letter }) => (
                <td key={letter} data-label={letter}>
                  <Figure guardrail={guardrail} letter={letter} />
                </td>
              ))}
              <td className="limit">{limitText(guardrail)}</td>
              <td className={`state ${guardrail.state}`}>
                {guardrail.state === 'fine' && <Icon name="check" />}
                {guardrail.state === 'crossed' && <Icon name="alert" />}
                {guardrailStateText(guardrail)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figure({ guardrail, letter }: { guardrail: ExperimentGuardrail; letter: string }) {
  const figure = guardrail.figures.find((one) => one.letter === letter);
  return (figure && figureText(guardrail, figure)) ?? <NotKnown />;
}
