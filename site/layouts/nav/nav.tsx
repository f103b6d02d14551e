import type { PreparedFrame } from '../../prepared-page.ts';
import { ActionLink, actionAttributes } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from './brand.tsx';

/** A landing page's navigation: anchors, the telephone, one action; on phones a full-screen menu. */
export function Nav({ company, nav }: Pick<PreparedFrame, 'company' | 'nav'>) {
  return (
    <>
      <header className="nav" data-header="">
        <div className="wrap">
          <Brand brand={company.brand} href="#main" />
          {nav.links.length > 0 && (
            <nav className="nav-links" aria-label="On this page">
              {nav.links.map((link) => (
                <a key={link.label} {...actionAttributes(link)}>
                  {link.label}
                </a>
              ))}
            </nav>
          )}
          <div className="nav-end">
            <a className="nav-tel" href={company.phone.href} aria-label={`Call ${company.phone.label}`}>
              <Icon name="phone" />
              <span>{company.phone.label}</span>
            </a>
            {nav.action && <ActionLink action={nav.action} className="small" />}
            {nav.links.length > 0 && (
              <a
                className="burger"
                href="#menu"
                data-dialog="menu"
                aria-label="Open menu"
                aria-haspopup="dialog"
              >
                <Icon name="menu" />
              </a>
            )}
          </div>
        </div>
      </header>
      {nav.links.length > 0 && (
        <dialog className="drawer" id="menu" aria-label="Menu">
          <div className="top">
            <Brand brand={company.brand} href="#main" />
            <a className="burger" href="#main" data-close="" aria-label="Close menu">
              <Icon name="close" />
            </a>
          </div>
          <ul>
            {nav.links.map((link) => (
              <li key={link.label}>
                <a {...actionAttributes(link)}>{link.label}</a>
              </li>
            ))}
          </ul>
          {nav.menuAction && <ActionLink action={nav.menuAction} className="wide" />}
        </dialog>
      )}
    </>
  );
}
