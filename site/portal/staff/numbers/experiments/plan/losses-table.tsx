import type { ExperimentAnswer, ExperimentLoss } from '../../../../../../schema/api/experiments.ts';
import type { NumberDevice } from '../../../../../../schema/api/numbers.ts';
import { NotKnown } from '../../figures/rate.tsx';
import { deviceNames, sourceText } from '../../words/names.ts';
import { lossText } from '../words/losses.ts';

const kinds: [ExperimentLoss['kind'], string][] = [
  ['device', 'By device'],
  ['source', 'By source'],
];

const nameOf = ({ kind, name }: ExperimentLoss) =>
  kind === 'device' ? (deviceNames[name as NumberDevice] ?? 'Unknown device') : sourceText(name);

/** Where visits were lost between server and browser. */
export function LossesTable({ answer: { arms, losses } }: { answer: ExperimentAnswer }) {
  if (losses.length === 0) return null;
  return (
    <section className="block" aria-labelledby="losses">
      <div className="block-head">
        <h2 id="losses" tabIndex={-1}>
          Missing visits
        </h2>
        <p className="note soft">Visits that the server gave out, and no browser reported.</p>
      </div>
      <table className="figures losses num" aria-labelledby="losses">
        <thead>
          <tr>
            <th scope="col">Visits</th>
            {arms.map(({ letter }) => (
              <th key={letter} scope="col">
                Lost by {letter}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map(([kind, heading]) => (
          <tbody key={kind}>
            <tr className="group">
              <th scope="rowgroup" colSpan={arms.length + 1}>
                {heading}
              </th>
            </tr>
            {losses
              .filter((loss) => loss.kind === kind)
              .map((loss) => (
                <tr key={loss.name}>
                  <th scope="row">
                    <bdi>{nameOf(loss)}</bdi>
                  </th>
                  {arms.map(({ letter }) => {
                    const arm = loss.arms.find((one) => one.letter === letter);
                    return (
                      <td key={letter} data-label={`Lost by ${letter}`}>
                        {(arm && lossText(arm)) ?? <NotKnown />}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
