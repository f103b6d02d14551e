import { NotKnown } from '../figures/rate.tsx';
import { useNumbers } from '../numbers-context.ts';
import { secondsText } from '../words/format.ts';
import { deviceText } from '../words/names.ts';
import { RateCell } from './columns.tsx';

/** Why Google's own reports differ. Shown if Google's ads brought something. */
export function GoogleNote() {
  const { sources } = useNumbers().answer;
  if (!sources.some(({ source }) => source === 'Google Ads')) return null;
  return (
    <section className="google-note" aria-labelledby="google">
      <h2 id="google">Why is this different from Google’s number?</h2>
      <p>
        Google credits a lead to an ad that was clicked days or weeks before, on the day of the click, can
        count two forms from one person twice, and adds an estimate for people who said no to cookies. We
        count a lead once, on the day it arrived, under the visit that brought it.
      </p>
    </section>
  );
}

/** Leads per view and speed of each device. */
export function DevicesTable() {
  const { devices } = useNumbers().answer;
  return (
    <section className="block" aria-labelledby="devices">
      <div className="block-head">
        <h2 id="devices">Speed and devices</h2>
      </div>
      <table className="figures devices num" aria-labelledby="devices">
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Leads per view</th>
            <th scope="col">
              <abbr title="Largest Contentful Paint: until the main content shows">LCP</abbr>
            </th>
            <th scope="col">
              <abbr title="Interaction to Next Paint: until a tap shows an effect">INP</abbr>
            </th>
            <th scope="col">
              <abbr title="Cumulative Layout Shift: how much the page jumps">CLS</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map((row) => (
            <tr key={row.device}>
              <th scope="row">{deviceText(row.device)}</th>
              <RateCell counts={row} />
              <td>{secondsText(row.lcpMs)}</td>
              <td>{row.inpMs === null ? <NotKnown /> : `${row.inpMs} ms`}</td>
              <td>{row.cls === null ? <NotKnown /> : row.cls.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note soft">
        75th percentile of all sources: three visits in four were at least this fast.
      </p>
    </section>
  );
}
