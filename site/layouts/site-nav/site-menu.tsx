import type { PreparedAction, PreparedCompany, PreparedMenu, PreparedSiteNav } from '../../prepared-page.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from '../nav/brand.tsx';

/** The full-screen menu, which slides in; without scripts, the link to it shows it. */
export function SiteMenu({ company, nav }: { company: PreparedCompany; nav: PreparedSiteNav }) {
  return (
    <dialog className="drawer site-menu" id="menu" aria-label="Menu">
      <div className="top">
        <Brand brand={company.brand} href="/" />
        <a className="burger" href="#main" data-close="" aria-label="Close menu">
          <Icon name="close" />
        </a>
      </div>
      <nav aria-label="Menu">
        {groupsOf(nav.menus).map(({ heading, links }) => (
          <section key={heading ?? ''}>
            {heading && <h2>{heading}</h2>}
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <a {...actionAttributes(link)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {nav.action && <ActionLink action={nav.action} className="wide" />}
    </dialog>
  );
}

/** One list per heading. Links without a heading join the preceding list. */
function groupsOf(menus: PreparedMenu[]): Pick<PreparedMenu, 'heading' | 'links'>[] {
  const groups: { heading?: string; links: PreparedAction[] }[] = [];
  for (const { heading, links } of menus) {
    const last = groups.at(-1);
    if (heading || !last) groups.push({ heading, links: [...links] });
    else last.links.push(...links);
  }
  return groups;
}
