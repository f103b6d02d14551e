import type { PreparedAction } from '../../prepared-data.ts';
import type { PreparedCompany, PreparedMenu, PreparedSiteNav } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { LinkItems } from '../../ui/actions/links.tsx';
import { Drawer } from '../nav/drawer.tsx';
import { PhoneLink } from '../nav/phone-link.tsx';

/** The menu of the `site` layout. */
export function SiteMenu({ company, nav }: { company: PreparedCompany; nav: PreparedSiteNav }) {
  const { menuFirst = [] } = nav;
  const lists = [{ heading: undefined, links: menuFirst }, ...groupsOf(without(menuFirst, nav.menus))]
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => (
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
      <PhoneLink phone={company.phone} />
    </Drawer>
  );
}

/** The menus without links that are shown above them. */
function without(shown: PreparedAction[], menus: PreparedMenu[]): PreparedMenu[] {
  const isShown = ({ href }: PreparedAction) => shown.some((link) => link.href === href);
  return menus.map((menu) => ({ ...menu, links: menu.links.filter((link) => !isShown(link)) }));
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
