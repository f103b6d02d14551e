import { useState } from 'react';
import { topPages } from '../../../../../schema/api/numbers.ts';
import { hasBefore } from '../comparison.ts';
import { useNumbers } from '../numbers-context.ts';
import { countText, moneyText, percentText, secondsText } from '../words/format.ts';
import { LeadsCell, MoneyCells, PerViewCell, RateCell, SparkCell, WhiskCell } from './columns.tsx';
import { PageRows } from './page-rows.tsx';
import type { Grouping } from './parts-of-page.ts';
import { printedScale } from './printed-scale.ts';

const groupings: [Grouping, string][] = [
  ['variants', 'Page'],
  ['revisions', 'Revision'],
  ['devices', 'Device'],
];

/** The pages by leads, with what they are made of. All rates share one printed scale. */
export function PagesTable() {
  const { answer, canOpenLeads } = useNumbers();
  const { pages, otherPages, days } = answer;
  const [grouping, setGrouping] = useState<Grouping>('variants');
  const [hasAll, setAll] = useState(false);
  const shown = hasAll || !otherPages ? pages : pages.slice(0, topPages);
  const scale = printedScale(shown);
  return (
    <section className="block" aria-labelledby="pages">
      <div className="block-head">
        <h2 id="pages">Pages</h2>
        <p className="note soft">
          Sorted by leads.{canOpenLeads && ' Click a figure to see who is behind it.'}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
        <div className="tabs" role="group" aria-label="Group by">
          {groupings.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={grouping === name}
              onClick={() => setGrouping(name)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <table className="figures pages num" aria-labelledby="pages">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col" className="curve">
              Leads, {days.length === 1 ? '1 day' : `${days.length} days`}
            </th>
            <th scope="col">Views</th>
            <th scope="col" aria-sort="descending">
              <b>Leads</b>
            </th>
            <th scope="col">Leads per view</th>
            <th scope="col" className="whisker">
              <span className="scale">
                <i>0</i>
                <i>{scaleText(scale / 2).replace('%', '')}</i>
                <i>{scaleText(scale)}</i>
              </span>
            </th>
            <th scope="col">Paid</th>
            <th scope="col">Revenue</th>
            <th scope="col" className="per-view">
              Per view
            </th>
            <th scope="col">LCP, p75</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <PageRows key={page.page} page={page} grouping={grouping} scale={scale} />
          ))}
          {!hasAll && otherPages && (
            <tr>
              <th scope="row">
                <button type="button" className="text-button" onClick={() => setAll(true)}>
                  {otherPages.count} other pages
                </button>
              </th>
              <SparkCell counts={otherPages} values={otherPages.leadsByDay} />
              <td data-label="Views">{countText(otherPages.views)}</td>
              <td data-label="Leads">{countText(otherPages.leads)}</td>
              <RateCell counts={otherPages} />
              <WhiskCell counts={otherPages} before={otherPages.before} scale={scale} />
              <td data-label="Paid">{countText(otherPages.paid)}</td>
              <td data-label="Revenue">{moneyText(otherPages.revenueCents)}</td>
              <PerViewCell counts={otherPages} />
              <td />
            </tr>
          )}
          <WithoutLead />
        </tbody>
        <Total scale={scale} />
      </table>
    </section>
  );
}

const scaleText = (share: number) => percentText(share).replace('.0%', '%');

/** Payments that no page brought. With them, the table has every cent. */
function WithoutLead() {
  const { withoutLead } = useNumbers().answer;
  if (withoutLead.paid === 0) return null;
  return (
    <tr>
      <th scope="row">
        <span className="path">Without a lead</span>
        <span className="page-title">Payment links that were not made for a lead</span>
      </th>
      <td className="curve" />
      <td />
      <td />
      <td />
      <td className="whisker" />
      <td data-label="Paid">{countText(withoutLead.paid)}</td>
      <td data-label="Revenue">{moneyText(withoutLead.revenueCents)}</td>
      <td className="per-view" />
      <td />
    </tr>
  );
}

function Total({ scale }: { scale: number }) {
  const { answer } = useNumbers();
  const { total, before, days, speed } = answer;
  return (
    <tfoot>
      <tr>
        <th scope="row">All pages</th>
        <SparkCell counts={total} values={days.map(({ leads }) => leads)} />
        <td data-label="Views">{countText(total.views)}</td>
        <LeadsCell counts={total} place={{}} before={hasBefore(answer) ? before.leads : undefined} />
        <RateCell counts={total} />
        <WhiskCell counts={total} before={before} scale={scale} />
        <MoneyCells counts={total} place={{}} />
        <PerViewCell counts={total} />
        <td data-label="LCP">{secondsText(speed.lcpMs)}</td>
      </tr>
    </tfoot>
  );
}
