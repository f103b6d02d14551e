import type { StaffSession } from '../../../../../schema/api/staff.ts';
import { Brand } from '../../../../layouts/nav/brand.tsx';
import { portalSite } from '../../../portal-site.ts';
import { SignedIn, StaffNav } from '../../staff-nav.tsx';
import { playTone } from '../live/tone.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { useDeskContext } from '../use-desk.ts';
import { NumbersLink } from './numbers.tsx';

/** The bar on top: the staff pages, the sound, and the signed-in person. On a phone, most of it is in a menu. */
export function DeskBar({ session }: { session: StaffSession }) {
  const { alerts, takesChats, view } = useDeskContext();
  return (
    <header className="desk-bar">
      <Brand brand={portalSite().brand} href="/" />
      {!view.numbers && <h1 className="on-phone">Leads</h1>}
      <StaffNav session={session} />
      <div className="bar-end">
        <button
          type="button"
          className="quiet boxed taking"
          title="Whether visitors see that someone is here to chat"
          onClick={() => takesChats.set(!takesChats.isOn)}
        >
          <i className={takesChats.isOn ? 'dot' : 'dot off'} />
          <span>{takesChats.isOn ? 'Taking chats' : 'Not taking chats'}</span>
        </button>
        <button
          type="button"
          className="quiet sound"
          title="For new leads: a sound, and their number in the title"
          onClick={() => {
            alerts.set(!alerts.isOn);
            if (!alerts.isOn) playTone();
          }}
        >
          <DeskIcon name={alerts.isOn ? 'bell' : 'bellOff'} />
          <span>{alerts.isOn ? 'Sound on' : 'Sound off'}</span>
        </button>
        <SignedIn session={session} />
        <div className="on-phone">
          <Menu
            className="quiet more"
            name="Staff pages"
            label={
              <>
                <DeskIcon name="menu" />
                <span className="visually-hidden">Menu</span>
              </>
            }
          >
            {() => (
              <>
                <NumbersLink />
                <StaffNav session={session} />
                <SignedIn session={session} />
              </>
            )}
          </Menu>
        </div>
      </div>
    </header>
  );
}
