import { p90Text, shareText, spanText, timeText } from '../../../../../schema/api/answer-words.ts';
import type {
  AnswerRow,
  AnswerTimes,
  DeskNumbersAnswer,
  SourceRow,
} from '../../../../../schema/api/desk-numbers.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';
import { type Column, NumberTable } from './number-table.tsx';
import { hourText } from './period.ts';

/** Answer times by hour, page, and person, and what became of leads by source. */
export function NumberTables({ numbers }: { numbers: DeskNumbersAnswer }) {
  const { byHour, byPage, byPerson, bySource, answerWithinMs } = numbers;
  const columns = answerColumns(answerWithinMs);
  const nameOf = ({ name }: AnswerRow) => name;
  return (
    <>
      <NumberTable caption="By person" of="Person" rows={byPerson} nameOf={nameOf} columns={columns} />
      <NumberTable caption="By page" of="Page" rows={byPage} nameOf={nameOf} columns={columns} />
      <NumberTable
        caption="By hour received"
        of="Hour"
        rows={byHour}
        nameOf={({ name }) => hourText(name)}
        columns={columns}
      />
      <NumberTable
        caption="By source"
        of="Source"
        rows={bySource}
        nameOf={({ source }) => source}
        columns={sourceColumns}
      />
    </>
  );
}

const answerColumns = (answerWithinMs: number): Column<AnswerRow>[] => [
  { name: 'Answered', cell: ({ answered }) => answered },
  { name: 'Median', cell: ({ medianMs }) => (medianMs === null ? undefined : timeText(medianMs)) },
  { name: '9 in 10 under', isExtra: true, cell: p90Text },
  { name: `Within ${spanText(answerWithinMs)}`, cell: ({ within, promised }) => shareOf(within, promised) },
];

const sourceColumns: Column<SourceRow>[] = [
  { name: 'Leads', cell: ({ leads }) => leads },
  { name: 'Won', cell: ({ won }) => won },
  { name: 'Won rate', cell: ({ won, lost }) => shareOf(won, won + lost) },
  { name: 'Revenue', cell: ({ revenueCents }) => formatDollars(revenueCents) },
];

function shareOf(part: number, whole: number) {
  const share = shareText(part, whole);
  if (!share?.counts) return share?.text;
  return (
    <>
      {share.text} <small>{share.counts}</small>
    </>
  );
}

/** The figures of all leads. */
export function Totals({ total, answerWithinMs }: { total: AnswerTimes; answerWithinMs: number }) {
  const share = shareText(total.within, total.promised);
  return (
    <dl className="totals">
      <div>
        <dt>{total.answered === 1 ? 'answer' : 'answers'}</dt>
        <dd>{total.answered}</dd>
      </div>
      {total.medianMs !== null && (
        <div>
          <dt>to first answer, median</dt>
          <dd>{timeText(total.medianMs)}</dd>
        </div>
      )}
      {p90Text(total) && (
        <div>
          <dt>9 in 10 under</dt>
          <dd>{p90Text(total)}</dd>
        </div>
      )}
      {share && (
        <div>
          <dt>
            within {spanText(answerWithinMs)}
            {share.counts && `, ${share.counts}`}
          </dt>
          <dd>{share.text}</dd>
        </div>
      )}
    </dl>
  );
}
