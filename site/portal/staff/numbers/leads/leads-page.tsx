import '../numbers.css';
import '../tables/tables.css';
import '../tables/tables-on-phones.css';
import { Link, useLocation, useOutletContext } from 'react-router-dom';
import type { NumberLeadsAnswer } from '../../../../../schema/api/numbers.ts';
import type { StaffSession } from '../../../../../schema/api/staff.ts';
import { leadsPath } from '../../../../../schema/portal-routes.ts';
import { Loading } from '../../../ui/layout/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { readView, viewPath } from '../address.ts';
import { LoadProblem } from '../load-problem.tsx';
import { useAnswer } from '../use-answer.ts';
import { countText, daysText, dayText, moneyText } from '../words/format.ts';
import { deviceText, sourceText } from '../words/names.ts';
import { figureText } from './figure-text.ts';

/** The leads behind a figure of the numbers. Each opens at the desk. */
export default function LeadsPage() {
  const session = useOutletContext<StaffSession>();
  if (session.role === 'author' || session.role === 'agent')
    return (
      <Panel kind="problem" heading="These leads are not part of your role.">
        <p>To see them, ask an administrator for another role.</p>
      </Panel>
    );
  return <Leads />;
}

function Leads() {
  const { search } = useLocation();
  const { body, problem, isLoading, reload } = useAnswer<NumberLeadsAnswer>(
    `/api/staff/numbers/leads${search}`,
  );
  const query = new URLSearchParams(search);
  return (
    <div className="number-page" aria-busy={isLoading}>
      <p className="crumb">
        <Link to={viewPath(readView(search))}>Numbers</Link>
      </p>
      <PageHeading title="Leads behind the numbers">{figureText(query)}</PageHeading>
      <LoadProblem problem={problem} fallback="The leads could not be loaded." onRetry={reload} />
      {!body && isLoading && <Loading label="Loading leads…" />}
      {body && <LeadTable answer={body} />}
    </div>
  );
}

function LeadTable({ answer: { leads, total, period } }: { answer: NumberLeadsAnswer }) {
  const shown = leads.length < total ? `The latest ${countText(leads.length)} of ` : '';
  return (
    <>
      <p className="about" role="status">
        {shown}
        {countText(total)} {total === 1 ? 'lead' : 'leads'}, {daysText(period)}.
      </p>
      {leads.length > 0 && (
        <table className="figures leads num">
          <thead>
            <tr>
              <th scope="col">Lead</th>
              <th scope="col">Arrived</th>
              <th scope="col">Page</th>
              <th scope="col">Source</th>
              <th scope="col">Device</th>
              <th scope="col">Paid</th>
            </tr>
          </thead>
          <tbody>
            {leads.map((lead, index) => (
              <tr key={index}>
                <th scope="row">
                  {lead.id === null ? (
                    <span className="soft">Erased</span>
                  ) : (
                    <Link to={leadsPath(lead.id)}>
                      <bdi>{lead.name}</bdi>
                    </Link>
                  )}
                </th>
                <td data-label="Arrived">{dayText(lead.day)}</td>
                <td data-label="Page" className="words">
                  {lead.page || 'No page'}
                  {lead.variants && <span className="page-title">{lead.variants}</span>}
                </td>
                <td data-label="Source" className="words">
                  <bdi>{sourceText(lead.source)}</bdi>
                  {lead.campaign && (
                    <span className="page-title">
                      <bdi>{lead.campaign}</bdi>
                    </span>
                  )}
                </td>
                <td data-label="Device">{deviceText(lead.device)}</td>
                <td data-label="Paid">{lead.paidCents === 0 ? '—' : moneyText(lead.paidCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
