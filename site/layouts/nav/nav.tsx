import type { PreparedAction } from '../../prepared-data.ts';
import type { PreparedFrame } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { LinkItems, Links } from '../../ui/actions/links.tsx';
import { Brand } from './brand.tsx';
import { Drawer, MenuButton } from './drawer.tsx';
import { PhoneLink } from './phone-link.tsx';

/**
 * A landing page's navigation: anchors, the phone number, and one action, or a full-screen menu where they do not fit. On
 * pages with the `plain` layout, the brand links to the home page. Source: product-rules.md, Navigation.
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
              <Links links={nav.links} />
            </nav>
          )}
          <div className="nav-end">
            <PhoneLink phone={company.phone} />
            {/* An outline, because the first screen has one filled button: its own. */}
            {nav.action && <ActionLink action={{ ...nav.action, look: 'outline' }} className="small" />}
            {nav.links.length > 0 && <MenuButton />}
          </div>
        </div>
      </header>
      {nav.links.length > 0 && (
        <Drawer
          brand={company.brand}
          href={top}
          links={
            <ul>
              <LinkItems links={nav.links} />
            </ul>
          }
        >
          <ActionButtons actions={menuActions(nav)} />
          <PhoneLink phone={company.phone} />
        </Drawer>
      )}
    </>
  );
}

/** The menu's own action and the bar's, which does not fit into the bar on phones. */
function menuActions({ menuAction, action }: PreparedFrame['nav']): PreparedAction[] {
  if (!menuAction) return action ? [action] : [];
  return action ? [menuAction, { ...action, look: 'outline' }] : [menuAction];
}
