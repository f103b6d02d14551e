import type { PreparedAction, PreparedFrame } from '../../prepared-page.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from './brand.tsx';

/**
 * A landing page's navigation: anchors, the telephone, one action; where these have no room, a full-screen menu that slides in.
 * On a page without links of its own the brand leads home.
 */
export function Nav({ layout, company, nav }: Pick<PreparedFrame, 'layout' | 'company' | 'nav'>) {
  const top = layout === 'landing' ? '#main' : '/';
  return (
    <>
      <header className="nav" data-header="">
        <div className="wrap">
          <Brand brand={company.brand} href={top} />
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
            <Telephone phone={company.phone} />
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
            <Brand brand={company.brand} href={top} />
            <a className="burger" href="#main" data-close="" aria-label="Close menu">
              <Icon name="close" />
            </a>
          </div>
          <nav aria-label="Menu">
            <ul>
              {nav.links.map((link) => (
                <li key={link.label}>
                  <a {...actionAttributes(link)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ActionButtons actions={menuActions(nav)} />
          <Telephone phone={company.phone} />
        </dialog>
      )}
    </>
  );
}

/** The menu's own action, and the bar's, for which a phone's bar has no room. */
function menuActions({ menuAction, action }: PreparedFrame['nav']): PreparedAction[] {
  if (!menuAction) return action ? [action] : [];
  return action ? [menuAction, { ...action, look: 'outline' }] : [menuAction];
}

function Telephone({ phone }: Pick<PreparedFrame['company'], 'phone'>) {
  return (
    <a className="nav-tel" href={phone.href} aria-label={`Call ${phone.label}`}>
      <Icon name="phone" />
      <span>{phone.label}</span>
    </a>
  );
}
