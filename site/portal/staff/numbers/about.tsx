import { useNumbers } from './numbers-context.ts';
import { countText, daysText, dayText, percentText } from './words/format.ts';

/** Losses above this share of the views are worth knowing. */
const worthKnowing = 0.01;

/** What the figures contain, and what they do not. */
export function About() {
  const { answer } = useNumbers();
  const { total, period, countedSince, droppedViews } = answer;
  const lost = droppedViews / Math.max(1, total.views + droppedViews);
  return (
    <div className="about">
      <p>
        <Today />
      </p>
      {countedSince !== null && countedSince > period.since && (
        <p>
          Views are counted since {dayText(countedSince)}. Leads of the days before have no views, so rates
          are too high.
        </p>
      )}
      {countedSince === null && <p>{howToCount}</p>}
      {lost > worthKnowing && (
        <p>
          About {percentText(lost)} of the views were not counted, because too many arrived at once. Leads and
          payments are complete.
        </p>
      )}
    </div>
  );
}

const howToCount =
  'No views were counted yet. Write “views: true” in site.yaml and publish: the first full day is here on the day after.';

function Today() {
  const { answer } = useNumbers();
  const { today, lastDay, at, zone } = answer;
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(
    Date.parse(at),
  );
  const soFar = `${countText(today.views)} ${today.views === 1 ? 'view' : 'views'} and ${countText(today.leads)} ${today.leads === 1 ? 'lead' : 'leads'}`;
  return `Full days only, up to ${dayText(lastDay)}. Today so far, until ${time}: ${soFar}, which count tomorrow.`;
}

/** Takes the place of the figures of an empty period. */
export function NothingYet() {
  const { answer, view } = useNumbers();
  const isFiltered = view.device !== '' || view.source !== '';
  return (
    <div className="nothing" role="status">
      <p className="sentence">
        {isFiltered
          ? `Nothing matches these filters (${daysText(answer.period)}).`
          : `No views, leads, or payments were counted (${daysText(answer.period)}).`}
      </p>
      {answer.countedSince === null && <p className="about">{howToCount}</p>}
      <p className="about">
        <Today />
      </p>
    </div>
  );
}
