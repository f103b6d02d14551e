import type { ReactNode } from 'react';
import { Brand } from '../../../layouts/nav/brand.tsx';
import type { PortalSite } from '../../portal-site.ts';

interface Props {
  brand: PortalSite['brand'];
  /** What stands at the right of the brand. */
  children?: ReactNode;
}

/** The bar on top, which leads home. */
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
