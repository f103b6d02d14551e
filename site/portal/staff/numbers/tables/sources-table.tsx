import { useState } from 'react';
import type { SourceRow } from '../../../../../schema/api/numbers.ts';
import { Drill } from '../figures/drill.tsx';
import { useNumbers } from '../numbers-context.ts';
import { countText } from '../words/format.ts';
import { sourceText } from '../words/names.ts';
import { LeadsCell, MoneyCells, RateCell } from './columns.tsx';

/** Where visitors came from, with their campaigns. */
export function SourcesTable() {
  const { sources } = useNumbers().answer;
  return (
    <section className="block" aria-labelledby="sources">
      <div className="block-head">
        <h2 id="sources">Sources and campaigns</h2>
      </div>
      <table className="figures sources num" aria-labelledby="sources">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Views</th>
            <th scope="col">Leads</th>
            <th scope="col">Leads per view</th>
            <th scope="col">Paid</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRows key={source.source} source={source} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Campaigns that are shown at first. */
const firstCampaigns = 6;

function SourceRows({ source }: { source: SourceRow }) {
  const [hasAll, setAll] = useState(false);
  const place = { source: source.source };
  const campaigns = hasAll ? source.campaigns : source.campaigns.slice(0, firstCampaigns);
  const hidden = source.campaigns.length - campaigns.length;
  return (
    <>
      <tr>
        <th scope="row">
          <Drill place={place} count={source.leads}>
            <bdi>{sourceText(source.source)}</bdi>
          </Drill>
        </th>
        <td data-label="Views">{countText(source.views)}</td>
        <LeadsCell counts={source} place={place} />
        <RateCell counts={source} />
        <MoneyCells counts={source} place={place} />
      </tr>
      {campaigns.map((campaign) => {
        const within = { ...place, campaign: campaign.campaign };
        return (
          <tr key={campaign.campaign} className="part">
            <th scope="row">
              <Drill place={within} count={campaign.leads}>
                <bdi>{campaign.campaign || 'No campaign'}</bdi>
              </Drill>
            </th>
            <td data-label="Views">{countText(campaign.views)}</td>
            <LeadsCell counts={campaign} place={within} />
            <RateCell counts={campaign} />
            <MoneyCells counts={campaign} place={within} />
          </tr>
        );
      })}
      {hidden > 0 && (
        <tr className="part">
          <th scope="row" colSpan={6}>
            <button type="button" className="text-button" onClick={() => setAll(true)}>
              {hidden} more {hidden === 1 ? 'campaign' : 'campaigns'}
            </button>
          </th>
        </tr>
      )}
    </>
  );
}
