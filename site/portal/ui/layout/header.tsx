import type { ReactNode } from 'react';
import { Brand } from '../../../layouts/nav/brand.tsx';
import type { PortalSite } from '../../../renderer.ts';

interface Props {
  brand: PortalSite['brand'];
  /** Shown to the right of the brand. */
  children?: ReactNode;
}

/** The top bar. The brand links to the home page. */
export function Header({ brand, children }: Props) {
  return (
    <>
      <a className="skip btn" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <div className="wrap">
          <Brand brand={brand} href="/" />
          {children}
        </div>
      </header>
    </>
  );
}
