import type { PreparedForm } from '../../../prepared-data.ts';
import { controlAttributes, Field } from './field.tsx';
import { asksForConsent } from './lead-fields.ts';

interface Props extends Pick<PreparedForm, 'kind' | 'terms' | 'offers' | 'texts'> {
  /** The form's id. */
  form: string;
  error: string | undefined;
}

/** The form's checkboxes. Source: product-rules.md, Lead forms. */
export function Consents({ form, kind, terms, offers, texts, error }: Props) {
  if (!asksForConsent(kind)) return null;
  return (
    <>
      {kind === 'contact' && (offers || texts) && (
        <div className="field">
          {offers && (
            <label className="check">
              <input name="marketingConsent" type="checkbox" value="on" />
              <span>{offers} (optional)</span>
            </label>
          )}
          {/* Unnamed, so it is not submitted: checking it only acknowledges the note. */}
          {texts && (
            <label className="check">
              <input type="checkbox" />
              <span>{texts} (optional)</span>
            </label>
          )}
        </div>
      )}
      <Field form={form} name="termsAgreed" error={error}>
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

/** Opens in a new tab, so the form keeps what was typed. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" title="Opens in a new tab">
      {children}
    </a>
  );
}
