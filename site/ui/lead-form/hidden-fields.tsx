import type { PreparedForm } from '../../prepared-data.ts';

interface Props {
  form: Pick<PreparedForm, 'name' | 'kind' | 'brandSlug' | 'pageUrl' | 'service' | 'price'>;
  /** The form's id. */
  id: string;
}

/**
 * What a form sends in addition to what the visitor types. The fields are outside the form's island because the
 * dialog's opener and the server fill them: `data-fill` names the opener's value, `data-else` the default.
 */
export function HiddenFields({ form, id }: Props) {
  const { name, kind, brandSlug, pageUrl, service, price } = form;
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="formId" value={id} />
      <input type="hidden" name="brandSlug" value={brandSlug} />
      <input type="hidden" name="pageUrl" value={pageUrl} />
      <input type="hidden" name="serviceName" value={service} data-fill="service" data-else={service} />
      <input type="hidden" name="servicePrice" value={price} data-fill="price" data-else={price} />
      <input type="hidden" name="idempotencyKey" />
    </>
  );
}

/** The honeypot, filled in only by bots. It comes last in a form because a dialog focuses its first field. */
export function Honeypot() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        Website <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
