import { useEffect } from 'react';
import { portalSite } from '../../portal-site.ts';

/** Names the page in the window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${portalSite().name}`;
  }, [title]);
}
