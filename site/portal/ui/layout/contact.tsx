import type { PortalSite } from '../../../renderer.ts';

/** How to reach the company. */
export function Contact({ site }: { site: Pick<PortalSite, 'phone' | 'email'> }) {
  return (
    <p className="contact">
      Call <a href={site.phone.href}>{site.phone.label}</a> or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  );
}
