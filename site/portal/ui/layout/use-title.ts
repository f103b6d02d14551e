import { useEffect } from 'react';
import { portalSite } from '../../portal-site.ts';

/** Sets the window title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${portalSite().name}`;
  }, [title]);
}
