import type { Share } from '../../../../../schema/api/numbers.ts';
import { countText, intervalText, percentText } from '../words/format.ts';
import { fewLeads } from '../words/sentence.ts';

interface Props {
  share: Share | null;
  part: number;
  whole: number;
  /** Such as `of views`. */
  of?: string;
}

/** A rate with its interval. A few cases are shown as counts: their rate would say more than is known. */
export function Rate({ share, part, whole, of = '' }: Props) {
  if (!share) return <NotKnown />;
  const interval = <span className="interval-text">{intervalText(share)}</span>;
  if (part < fewLeads)
    return (
      <>
        <span className="few">
          {countText(part)} of {countText(whole)}
        </span>{' '}
        {interval}
      </>
    );
  return (
    <>
      <b>{percentText(share.rate)}</b> {of} {interval}
    </>
  );
}

/** A dash that is read out. */
export function NotKnown() {
  return (
    <>
      <span className="soft" aria-hidden="true">
        —
      </span>
      <span className="visually-hidden">not known</span>
    </>
  );
}
