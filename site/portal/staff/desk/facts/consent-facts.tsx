import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { consentName } from '../parts/lead-words.ts';
import { momentText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';

/** What the person agreed to, with the text that was shown. */
export function ConsentFacts({ lead: { consents } }: { lead: LeadDetails }) {
  return (
    <section>
      <h2>Consent</h2>
      {consents.length === 0 && <p>None was asked for.</p>}
      <ul className="consents">
        {consents.map(({ name, given, text, at, sha256 }) => (
          <li key={name + at}>
            <span>
              {given ? 'Agreed' : 'Did not agree'}: {consentName(name)}
            </span>
            <small>
              <Time at={at} text={momentText} />
            </small>
            {text && (
              <details>
                <summary>See the text</summary>
                <p dir="auto">{text}</p>
                <p className="hash" title={`SHA-256 of the text: ${sha256}`}>
                  Fingerprint {sha256.slice(0, 12)}
                </p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
