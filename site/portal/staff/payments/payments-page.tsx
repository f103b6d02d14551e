import './payments-page.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { linkStates } from '../../../../schema/api/payments.ts';
import { portalRoutes } from '../../../../schema/portal-routes.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { Loading } from '../../ui/layout/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LinkCard } from './link-card.tsx';
import { NoLinks } from './no-links.tsx';
import { stateNames } from './state-chip.tsx';
import { useLinks } from './use-links.ts';

/** How long typing must pause before a search starts. */
const searchDelayMs = 300;

/** All payment links, newest first, with their actions. */
export default function PaymentsPage() {
  const [query, setQuery] = useSearchParams();
  const [search, state] = [query.get('search') ?? '', query.get('state') ?? ''];
  const [typed, setTyped] = useState(search);
  const { links, next, problem, isLoading, reload, loadMore, replace } = useLinks(search, state);

  const choose = (changed: { search?: string; state?: string }) => {
    // Starts from the address: a choice made just before may not be rendered yet.
    const chosen = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changed)) {
      if (value) chosen.set(name, value);
      else chosen.delete(name);
    }
    setQuery(chosen, { replace: true });
  };
  // The query can change from outside, for example through the menu. This field's own searches must not overwrite what
  // was typed since.
  const searched = useRef(search);
  useEffect(() => {
    if (search === searched.current) return;
    searched.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched.current) return undefined;
    const timer = setTimeout(() => {
      searched.current = wanted;
      choose({ search: wanted });
    }, searchDelayMs);
    return () => clearTimeout(timer);
  });

  return (
    <div className="payments">
      <div className="head">
        <PageHeading title="Payments">Payments</PageHeading>
        <Link className="btn small" to={portalRoutes.createPayment}>
          Create Payment Link
        </Link>
      </div>
      <search className="filters">
        <TextField
          label="Search"
          type="search"
          placeholder="Project, payer, or reference"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Field label="State">
          {(attributes) => (
            <select
              {...attributes}
              value={state}
              onChange={({ currentTarget }) => choose({ state: currentTarget.value })}
            >
              <option value="">All</option>
              {linkStates.map((state) => (
                <option key={state} value={state}>
                  {stateNames[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <AlertBox>
        {problem && (
          <>
            <p>{problem}</p>
            <button type="button" className="link" onClick={reload}>
              Retry
            </button>
          </>
        )}
      </AlertBox>
      {links && links.length > 0 && (
        <ul className="links" aria-busy={isLoading}>
          {links.map((link) => (
            <LinkCard key={link.id} link={link} onChange={replace} />
          ))}
        </ul>
      )}
      <div role="status">
        {links?.length === 0 && !isLoading && !problem && (
          <NoLinks isSearch={Boolean(search || state)} onReset={() => choose({ search: '', state: '' })} />
        )}
      </div>
      <div className="more">
        {!links && isLoading && <Loading label="Loading payments…" />}
        {links && next && (
          <button type="button" className="btn line" disabled={isLoading} onClick={loadMore}>
            {isLoading ? 'Loading...' : 'Show more'}
          </button>
        )}
      </div>
    </div>
  );
}
