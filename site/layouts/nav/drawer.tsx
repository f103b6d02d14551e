import type { ReactNode } from 'react';
import type { PreparedBrand } from '../../prepared-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from './brand.tsx';

interface Props {
  brand: PreparedBrand;
  /** The link of the brand. */
  href: string;
  className?: string;
  /** Links, as lists. */
  links: ReactNode;
  /** The action and the phone number, always in view below the links. */
  children?: ReactNode;
}

/** The full-screen menu, which slides in; without scripts, the link to it shows it. */
export function Drawer({ brand, href, className = 'drawer', links, children }: Props) {
  return (
    <dialog className={className} id="menu" aria-label="Menu">
      <div className="top">
        <Brand brand={brand} href={href} />
        <a className="burger" href="#main" data-close="" aria-label="Close menu">
          <Icon name="close" />
        </a>
      </div>
      <nav aria-label="Menu">{links}</nav>
      <div className="end">{children}</div>
    </dialog>
  );
}

export function MenuButton() {
  return (
    <a className="burger" href="#menu" data-dialog="menu" aria-label="Open menu" aria-haspopup="dialog">
      <Icon name="menu" />
    </a>
  );
}
