import type { PortalSite } from '../../../renderer.ts';

/** The company's name, contact, and legal links. */
export function Footer({ site }: { site: PortalSite }) {
  return (
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
  );
}
