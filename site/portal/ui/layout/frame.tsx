import type { ReactNode } from 'react';
import { Brand } from '../../../layouts/nav/brand.tsx';
import type { PortalSite } from '../../../renderer.ts';

interface Props {
  site: PortalSite;
  /** Shown to the right of the brand. */
  header?: ReactNode;
  children: ReactNode;
}

/** A page with the top bar, whose brand links to the home page, and the company's contact and legal links. */
export function Frame({ site, header, children }: Props) {
  return (
    <>
      <a className="skip btn" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <div className="wrap">
          <Brand brand={site.brand} href="/" />
          {header}
        </div>
      </header>
      <main id="main" className="wrap">
        {children}
      </main>
      <footer className="end">
        <div className="wrap">
          <span>{site.name}</span>
          <a href={site.phone.href}>{site.phone.label}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {site.legal.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
      </footer>
    </>
  );
}
