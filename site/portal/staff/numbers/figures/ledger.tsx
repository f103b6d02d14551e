import type { ReactNode } from 'react';
import type { Share, StepCounts } from '../../../../../schema/api/numbers.ts';
import { Mark } from '../../../../ui/mark.tsx';
import { hasBefore, hasViewsBefore, shareBefore } from '../comparison.ts';
import { useNumbers } from '../numbers-context.ts';
import { changeText, countText, moneyText, percentText } from '../words/format.ts';
import { againstText, fewLeads } from '../words/sentence.ts';
import { Drill } from './drill.tsx';
import { Rate } from './rate.tsx';
import { hasMoved, scaleAround, Whisk } from './whisk.tsx';

type Step = 'formsOpened' | 'leads' | 'linksOpened' | 'paid';

const steps: Record<Step, { heading: string; of: string; from: keyof StepCounts; more: string }> = {
  formsOpened: {
    heading: 'Form opened',
    of: 'of views',
    from: 'views',
    more: 'More than the views that were counted.',
  },
  leads: {
    heading: 'Leads',
    of: 'of opened forms',
    from: 'formsOpened',
    more: 'More than opened forms: chats and emails count, too.',
  },
  linksOpened: { heading: 'Links opened', of: 'of leads', from: 'leads', more: 'Some are of earlier leads.' },
  paid: {
    heading: 'Paid',
    of: 'of opened links',
    from: 'linksOpened',
    more: 'Some links were opened earlier.',
  },
};

/** The five steps from view to payment, and the revenue. The circle is around what pages are for. */
export function Ledger() {
  const { answer } = useNumbers();
  const { total, before } = answer;
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="visually-hidden">
        From view to revenue
      </h2>
      <ol className="ledger num">
        <li>
          <h3>Views</h3>
          <p className="big">{countText(total.views)}</p>
          {hasViewsBefore(answer) && <Change now={total.views} before={before.views} />}
          <p className="share">Visits by people. Bots, staff, and previews are left out.</p>
        </li>
        <StepView step="formsOpened" figure={countText(total.formsOpened)} />
        <StepView
          step="leads"
          figure={
            <span className="circled">
              <Drill place={{ step: 'leads' }} count={total.leads}>
                {countText(total.leads)}
              </Drill>
              <Mark name="circle" />
            </span>
          }
        />
        <StepView
          step="linksOpened"
          figure={
            <Drill place={{ step: 'links' }} count={total.linksOpened}>
              {countText(total.linksOpened)}
            </Drill>
          }
        />
        <StepView
          step="paid"
          figure={
            <Drill place={{ step: 'paid' }} count={total.paid}>
              {countText(total.paid)}
            </Drill>
          }
        />
        <Revenue />
      </ol>
      <p className="key note soft">
        <span className="key-now" aria-hidden="true" /> share of the step before, with its 95% interval
        {hasBefore(answer) && (
          <>
            <span className="key-before" aria-hidden="true" /> {againstText(answer).replace(/^the /, '')}
          </>
        )}
      </p>
    </section>
  );
}

function StepView({ step, figure }: { step: Step; figure: ReactNode }) {
  const { answer } = useNumbers();
  const { total, before } = answer;
  const { heading, of, from, more } = steps[step];
  const share = total.shares[step];
  return (
    <li className={step === 'leads' ? 'primary' : undefined}>
      <h3>{heading}</h3>
      <p className="big">{figure}</p>
      {(step !== 'formsOpened' || hasViewsBefore(answer)) && (
        <Change now={total[step]} before={before[step]} />
      )}
      {share ? (
        <>
          <p className="share">
            <Rate share={share} part={total[step]} whole={total[from]} of={of} />
          </p>
          <Compared share={share} part={total[step]} before={shareBefore(answer, step)} />
        </>
      ) : (
        <p className="share">{total[step] > total[from] && more}</p>
      )}
    </li>
  );
}

function Compared({ share, part, before }: { share: Share; part: number; before: number | undefined }) {
  const earlier = part < fewLeads ? undefined : before;
  return (
    <>
      <Whisk
        share={share}
        before={earlier}
        scale={scaleAround(share, earlier)}
        width={180}
        className="on-step"
      />
      {earlier !== undefined && (
        <p className="compared">
          {hasMoved(share, earlier)
            ? `${share.rate > earlier ? 'Up' : 'Down'} from ${percentText(earlier)}`
            : `No clear change from ${percentText(earlier)}`}
        </p>
      )}
    </>
  );
}

function Revenue() {
  const { answer, view } = useNumbers();
  const { total, before } = answer;
  const isFiltered = view.device !== '' || view.source !== '';
  return (
    <li className="revenue">
      <h3>Revenue</h3>
      <p className="big">{moneyText(total.revenueCents)}</p>
      <Change now={total.revenueCents} before={before.revenueCents} text={moneyText} />
      {total.paid > 0 && (
        <p className="share">
          <b>{moneyText(total.revenueCents / total.paid)}</b> a payment
        </p>
      )}
      <p className="share">
        {total.refunds === 0 ? (
          'No refunds.'
        ) : (
          <>
            {total.refunds === 1 ? 'One refund, ' : `${countText(total.refunds)} refunds, `}
            <b>{moneyText(-total.refundedCents)}</b>
          </>
        )}
      </p>
      <p className="share">
        {isFiltered ? 'Payments of leads that match the filters.' : 'Matches the payments table to the cent.'}
      </p>
    </li>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  text?: (value: number) => string;
}

/** Without a figure before, there is no percentage. */
function Change({ now, before, text = countText }: ChangeProps) {
  const { answer } = useNumbers();
  if (!hasBefore(answer)) return null;
  return (
    <p className="change">
      {changeText(now, before)} <span>from {text(before)}</span>
    </p>
  );
}
