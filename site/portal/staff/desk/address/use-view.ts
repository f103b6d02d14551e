import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { portalRoutes } from '../../../../../schema/portal-routes.ts';
import { type DeskView, readView, viewQuery } from './view.ts';

export interface ViewAddress {
  view: DeskView;
  /** The address of the view with changes. It shows leads unless the changes ask for numbers. */
  hrefOf(changes: Partial<DeskView>): string;
  /** Shows the view with changes. A lead that replaces another adds no step to the history. */
  show(changes: Partial<DeskView>, options?: { replace?: boolean }): void;
}

/** The view in the address, and ways to change it. */
export function useView(): ViewAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  return useMemo(() => {
    const view = readView(query);
    const hrefOf = (changes: Partial<DeskView>, from = view) =>
      `${portalRoutes.leads}?${viewQuery({ ...from, numbers: '', ...changes })}`;
    return {
      view,
      hrefOf,
      show(changes, { replace } = {}) {
        // Starts from the address: a change made just before may not be rendered yet.
        const from = readView(window.location.search);
        const isSwap = from.lead !== '' && 'lead' in changes && changes.lead !== '';
        navigate(hrefOf(changes, from), { replace: replace ?? isSwap });
      },
    };
  }, [query, navigate]);
}
