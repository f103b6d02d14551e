import type { PreparedFrame } from '../../prepared-page.ts';
import { LinkItems, Links } from '../../ui/actions/links.tsx';
import { Brand } from '../nav/brand.tsx';

/** The company, lists of links, and the legal line. */
export function Footer({ layout, company, footer }: Pick<PreparedFrame, 'layout' | 'company' | 'footer'>) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Brand brand={company.brand} href={layout === 'landing' ? '#main' : '/'} />
            <address>
              {company.street}
              <br />
              {company.city}, {company.state} {company.zip}
              <br />
              <a href={company.phone.href}>{company.phone.label}</a>
              <br />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </address>
            {footer.social.length > 0 && (
              <ul>
                <LinkItems links={footer.social} />
              </ul>
            )}
          </div>
          {footer.columns.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                <LinkItems links={column.links} />
              </ul>
            </div>
          ))}
        </div>
        <div className="end">
          <span>{footer.copyright}</span>
          <Links links={footer.legal} />
          {footer.consent && (
            <a href={footer.consent.href} data-consent="">
              {footer.consent.label}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}
