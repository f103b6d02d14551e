import type { PreparedCompany, PreparedMenu, PreparedSiteNav } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { LinkItems } from '../../ui/actions/links.tsx';
import { Drawer } from '../nav/drawer.tsx';

/** The menu of the `site` layout. */
export function SiteMenu({ company, nav }: { company: PreparedCompany; nav: PreparedSiteNav }) {
  const lists = groupsOf(nav.menus).map(({ heading, links }) => (
    <section key={heading ?? ''}>
      {heading && <h2>{heading}</h2>}
      <ul>
        <LinkItems links={links} />
      </ul>
    </section>
  ));
  return (
    <Drawer brand={company.brand} href="/" className="drawer site-menu" links={lists}>
      {nav.action && <ActionLink action={nav.action} className="wide" />}
    </Drawer>
  );
}

/** One list per heading. Links without a heading join the preceding list. */
function groupsOf(menus: PreparedMenu[]): Pick<PreparedMenu, 'heading' | 'links'>[] {
  const groups: Pick<PreparedMenu, 'heading' | 'links'>[] = [];
  for (const { heading, links } of menus) {
    const last = groups.at(-1);
    if (heading || !last) groups.push({ heading, links: [...links] });
    else last.links.push(...links);
  }
  return groups;
}
