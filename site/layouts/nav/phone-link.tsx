import type { PreparedFrame } from '../../prepared-page.ts';
import { Icon } from '../../ui/icon.tsx';

export function PhoneLink({ phone }: Pick<PreparedFrame['company'], 'phone'>) {
  return (
    <a className="nav-tel" href={phone.href} aria-label={`Call ${phone.label}`}>
      <Icon name="phone" />
      <span>{phone.label}</span>
    </a>
  );
}
