import type { ReactNode } from 'react';
import { webAddress } from './web-address.ts';

/** Links what is an address of the web or of this site; everything else stays text. */
export function WebLink({ to, children }: { to: string | null; children: ReactNode }) {
  const href = webAddress(to);
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
