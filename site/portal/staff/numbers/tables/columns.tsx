import type { RatedCounts } from '../../../../../schema/api/numbers.ts';
import type { Place } from '../address.ts';
import { hasViewsBefore } from '../comparison.ts';
import { Drill } from '../figures/drill.tsx';
import { NotKnown, Rate } from '../figures/rate.tsx';
import { Spark } from '../figures/spark.tsx';
import { hasMoved, Whisk } from '../figures/whisk.tsx';
import { useNumbers } from '../numbers-context.ts';
import { countText, differenceText, moneyText } from '../words/format.ts';
import { fewLeads } from '../words/sentence.ts';

type Counts = Pick<RatedCounts, 'views' | 'leads' | 'paid' | 'revenueCents' | 'rate'>;

interface LeadsProps {
  counts: Counts;
  place: Place;
  /** Leads of the period before; undefined without a comparison. */
  before?: number | undefined;
}

export function LeadsCell({ counts: { leads }, place, before }: LeadsProps) {
  const difference = before === undefined ? undefined : differenceText(leads, before);
  return (
    <td data-label="Leads">
      <Drill place={place} count={leads}>
        {countText(leads)}
      </Drill>
      {difference && <span className="difference">{difference}</span>}
    </td>
  );
}

export function RateCell({ counts: { rate, leads, views } }: { counts: Counts }) {
  return (
    <td className="rate" data-label="Rate">
      <Rate share={rate} part={leads} whole={views} />
    </td>
  );
}

interface WhiskProps {
  counts: Counts;
  before?: { views: number; leads: number } | undefined;
  /** The rate at the end of the printed scale. */
  scale: number;
}

/** A tick needs enough leads on both sides to mean something. */
export function WhiskCell({ counts: { rate, leads }, before, scale }: WhiskProps) {
  const { answer } = useNumbers();
  const isKnown =
    before && hasViewsBefore(answer) && leads >= fewLeads && before.views > 0 && before.leads <= before.views;
  const earlier = isKnown ? before.leads / before.views : undefined;
  return (
    <td className="whisker">
      {rate && <Whisk share={rate} before={earlier} scale={[0, scale]} width={132} />}
      {rate && earlier !== undefined && hasMoved(rate, earlier) && (
        <span className="visually-hidden">clearly changed</span>
      )}
    </td>
  );
}

/** The width of the curve of a whole period, in px. */
const curveWidth = 104;

/** @param props.values of the whole period, or of the days that a part was shown */
export function SparkCell({ counts: { leads }, values }: { counts: Counts; values: readonly number[] }) {
  const { days } = useNumbers().answer;
  const width = Math.max(30, Math.round((curveWidth * values.length) / days.length));
  return (
    <td className="curve">
      {leads < fewLeads ? (
        <span className="soft" aria-hidden="true">
          —
        </span>
      ) : (
        <Spark values={values} width={width} height={24} />
      )}
    </td>
  );
}

export function MoneyCells({ counts, place }: { counts: Counts; place: Place }) {
  return (
    <>
      <td data-label="Paid">
        <Drill place={{ ...place, step: 'paid' }} count={counts.paid}>
          {countText(counts.paid)}
        </Drill>
      </td>
      <td data-label="Revenue">{moneyText(counts.revenueCents)}</td>
    </>
  );
}

/** With few leads, money per view is that of one lucky payment. */
export function PerViewCell({ counts: { views, leads, revenueCents } }: { counts: Counts }) {
  return (
    <td className="per-view">
      {views > 0 && leads >= fewLeads ? moneyText(Math.round(revenueCents / views)) : <NotKnown />}
    </td>
  );
}
