import { portalSite } from '../portal-site.ts';

/** What a client wants to know before paying: refunds, whom to ask, and the terms. */
export function PayPromise() {
  const { refunds, phone, terms } = portalSite();
  return (
    <div className="note">
      {refunds && <p>{refunds}</p>}
      <p>
        Questions? Call <a href={phone.href}>{phone.label}</a>. By paying you accept the{' '}
        <a href={terms} target="_blank" rel="noopener">
          Terms of Use
        </a>
        .
      </p>
    </div>
  );
}
