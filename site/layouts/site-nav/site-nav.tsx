import type { PreparedCompany, PreparedMenu, PreparedSiteNav } from '../../prepared-page.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { Links } from '../../ui/actions/links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Brand } from '../nav/brand.tsx';
import { MenuButton } from '../nav/drawer.tsx';
import { SiteMenu } from './site-menu.tsx';

/**
 * The navigation of pages with the `site` layout: menus and links in a bar, or behind a button where they do not fit. Menus
 * work without scripts; `site-nav.script.ts` adds hover and arrow keys. Source: product-rules.md, Navigation.
 */
export function SiteNav({ company, nav }: { company: PreparedCompany; nav: PreparedSiteNav }) {
  return (
    <>
      <header className="nav site-nav" data-header="" data-island="site-nav" data-wake="interaction">
        <div className="wrap">
          <Brand brand={company.brand} href="/" />
          <nav className="nav-links" aria-label="Main">
            {nav.menus.map((menu) =>
              menu.heading ? (
                <Menu key={menu.heading} {...menu} />
              ) : (
                <Links key={menu.links[0]?.label} links={menu.links} />
              ),
            )}
          </nav>
          <div className="nav-end">
            {nav.action && <ActionLink action={{ ...nav.action, look: 'outline' }} className="small" />}
            <MenuButton />
          </div>
        </div>
      </header>
      <SiteMenu company={company} nav={nav} />
    </>
  );
}

function Menu({ heading, links, aside }: PreparedMenu) {
  return (
    <details className="menu" name="menu">
      <summary>
        {heading}
        <Icon name="down" />
      </summary>
      <div className="panel">
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <a {...actionAttributes(link)}>
                {link.label}
                {link.note && <span>{link.note}</span>}
              </a>
            </li>
          ))}
        </ul>
        {aside && (
          <div className="peek">
            <p>{aside.text}</p>
            <Picture image={aside.image} sizes="160px" />
          </div>
        )}
      </div>
    </details>
  );
}
