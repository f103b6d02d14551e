import type { PreparedForm } from '../../../prepared-page.ts';
import { controlAttributes, Field } from './field.tsx';

interface Props extends Pick<PreparedForm, 'kind' | 'terms'> {
  /** The form's id. */
  form: string;
  error: string | undefined;
}

/** Whether a form of this kind has boxes to tick. */
export function asksForConsent(kind: PreparedForm['kind']): boolean {
  return kind !== 'consultation';
}

/** What a visitor agrees to. Source: spec section 5; the SMS note's number is that of section 9. */
export function Consents({ form, kind, terms, error }: Props) {
  if (!asksForConsent(kind)) return null;
  return (
    <>
      {kind === 'contact' && (
        <div className="field">
          <label className="check">
            <input name="marketingConsent" type="checkbox" value="on" />
            <span>Send me offers and news from the desk by email. (optional)</span>
          </label>
          {/* Nothing keeps it: whoever ticks it says only that the note was read. */}
          <label className="check">
            <input type="checkbox" />
            <span>
              I understand that texts may come, at most 4 messages per month, and that message and data rates
              may apply. (optional)
            </span>
          </label>
        </div>
      )}
      <Field form={form} name="termsAgreed" className="agree" error={error}>
        <label className="check">
          <input {...controlAttributes(form, 'termsAgreed', error)} type="checkbox" value="on" required />
          <span>
            I Agree and accept <NewTab href={terms.terms}>Terms Conditions</NewTab> and{' '}
            <NewTab href={terms.privacy}>Privacy Policy</NewTab>
          </span>
        </label>
      </Field>
    </>
  );
}

/** A link that leaves the form, and what was typed into it, where they are. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" title="Opens in a new tab">
      {children}
    </a>
  );
}
